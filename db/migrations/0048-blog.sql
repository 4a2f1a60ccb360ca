-- The lender's blog: posts in English and Urdu, drafts until they are published.

CREATE TABLE blog_posts (
  id uuid PRIMARY KEY,
  title text NOT NULL CONSTRAINT blog_posts_title_not_empty CHECK (title <> ''),
  title_ur text CONSTRAINT blog_posts_title_ur_not_empty CHECK (title_ur <> ''),
  summary text CONSTRAINT blog_posts_summary_not_empty CHECK (summary <> ''),
  summary_ur text CONSTRAINT blog_posts_summary_ur_not_empty CHECK (summary_ur <> ''),
  body text CONSTRAINT blog_posts_body_not_empty CHECK (body <> ''),
  body_ur text CONSTRAINT blog_posts_body_ur_not_empty CHECK (body_ur <> ''),
  cover_hash bytea CONSTRAINT blog_posts_cover_hash_length CHECK (length(cover_hash) = 32),
  cover_width integer CONSTRAINT blog_posts_cover_width_positive CHECK (cover_width > 0),
  cover_height integer CONSTRAINT blog_posts_cover_height_positive CHECK (cover_height > 0),
  cover_alt text CONSTRAINT blog_posts_cover_alt_not_empty CHECK (cover_alt <> ''),
  cover_alt_ur text CONSTRAINT blog_posts_cover_alt_ur_not_empty CHECK (cover_alt_ur <> ''),
  slug text CONSTRAINT blog_posts_slug_key UNIQUE
    CONSTRAINT blog_posts_slug_plain CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  is_published boolean NOT NULL DEFAULT false,
  published_at timestamptz,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users (id),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT blog_posts_cover_whole CHECK (num_nulls(cover_hash, cover_width, cover_height) IN (0, 3)),
  CONSTRAINT blog_posts_address_whole CHECK (num_nulls(slug, published_at) IN (0, 2)),
  CONSTRAINT blog_posts_published_whole
    CHECK (NOT is_published OR num_nulls(title_ur, summary, summary_ur, body, body_ur, slug) = 0),
  CONSTRAINT blog_posts_published_cover_said
    CHECK (NOT is_published OR cover_hash IS NULL OR num_nulls(cover_alt, cover_alt_ur) = 0)
);
COMMENT ON TABLE blog_posts IS 'What the lender writes for its customers: Markdown in both languages.';
COMMENT ON COLUMN blog_posts.slug IS 'Made of the English title when the post is first published; never another one after that.';
COMMENT ON COLUMN blog_posts.published_at IS 'When it was first published; kept when it is taken away and published again.';
CREATE INDEX blog_posts_newest ON blog_posts (created_at DESC, id DESC);
CREATE INDEX blog_posts_published ON blog_posts (published_at DESC, id DESC) WHERE is_published;

-- The address of a post never leads to another text, nor to nothing for good.
CREATE FUNCTION keep_blog_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.slug IS NOT NULL AND (NEW.slug, NEW.published_at) IS DISTINCT FROM (OLD.slug, OLD.published_at) THEN
    RAISE EXCEPTION 'the address of a published post does not change';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER blog_posts_address_stays BEFORE UPDATE ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION keep_blog_address();
