-- The bytes of a document that was removed are erased once nothing else holds them; that it was there stays on record.
ALTER TABLE customer_documents ADD COLUMN erased_at timestamptz;
ALTER TABLE customer_documents
  ADD CONSTRAINT customer_documents_erased_after_removed CHECK (erased_at IS NULL OR erased_at >= removed_at);

CREATE INDEX customer_documents_to_erase ON customer_documents (file_hash) WHERE removed_at IS NOT NULL AND erased_at IS NULL;
CREATE INDEX customer_documents_file ON customer_documents (file_hash) WHERE removed_at IS NULL;
CREATE INDEX products_picture ON products (picture_hash) WHERE picture_hash IS NOT NULL;
