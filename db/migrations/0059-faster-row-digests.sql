-- The same digest for less time: bytes are trimmed from their end, while text of several bytes a letter is walked through whole.

CREATE OR REPLACE FUNCTION row_digest(written anyelement) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE
  SET timezone = 'UTC' SET datestyle = 'ISO' SET bytea_output = 'hex' AS $$
BEGIN
  RETURN encode(sha256(rtrim(convert_to(written::text, 'UTF8'), ',)')), 'base64');
END $$;
