-- How the lender works, what it says of itself, and what it sells.

CREATE TABLE office_rules (
  is_the_one boolean PRIMARY KEY DEFAULT true CONSTRAINT office_rules_one_row CHECK (is_the_one),
  contact_from time NOT NULL DEFAULT '09:00',
  contact_until time NOT NULL DEFAULT '19:00',
  guarantor_contact_after_days integer NOT NULL DEFAULT 30
    CONSTRAINT office_rules_guarantor_contact_after_days_7_to_365 CHECK (guarantor_contact_after_days BETWEEN 7 AND 365),
  guarantors_needed integer NOT NULL DEFAULT 2
    CONSTRAINT office_rules_guarantors_needed_0_to_5 CHECK (guarantors_needed BETWEEN 0 AND 5),
  burden_warning_percent integer NOT NULL DEFAULT 35,
  burden_reason_percent integer NOT NULL DEFAULT 50,
  customer_owed_max bigint CONSTRAINT office_rules_customer_owed_max_positive CHECK (customer_owed_max > 0),
  household_owed_max bigint CONSTRAINT office_rules_household_owed_max_positive CHECK (household_owed_max > 0),
  guarantor_agreements_max integer
    CONSTRAINT office_rules_guarantor_agreements_max_1_to_100 CHECK (guarantor_agreements_max BETWEEN 1 AND 100),
  overpayment_notice_installments integer NOT NULL DEFAULT 2
    CONSTRAINT office_rules_overpayment_notice_installments_1_to_12 CHECK (overpayment_notice_installments BETWEEN 1 AND 12),
  expense_without_bill_max bigint NOT NULL DEFAULT 5000 CONSTRAINT office_rules_expense_without_bill_max_not_negative CHECK (expense_without_bill_max >= 0),
  hand_cash_max bigint CONSTRAINT office_rules_hand_cash_max_positive CHECK (hand_cash_max > 0),
  drawer_cash_max bigint CONSTRAINT office_rules_drawer_cash_max_positive CHECK (drawer_cash_max > 0),
  two_step_for_customers boolean NOT NULL DEFAULT false,
  staff_idle_minutes integer NOT NULL DEFAULT 30
    CONSTRAINT office_rules_staff_idle_minutes_5_to_60 CHECK (staff_idle_minutes BETWEEN 5 AND 60),
  new_employee_back_dating_days integer NOT NULL DEFAULT 7
    CONSTRAINT office_rules_new_employee_back_dating_days_0_to_90 CHECK (new_employee_back_dating_days BETWEEN 0 AND 90),
  head_mail_addresses text[] NOT NULL DEFAULT '{}'
    CONSTRAINT office_rules_head_mail_addresses_at_most_5 CHECK (cardinality(head_mail_addresses) <= 5),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT office_rules_burden_percents_10_to_100
    CHECK (burden_warning_percent >= 10 AND burden_warning_percent <= burden_reason_percent AND burden_reason_percent <= 100),
  CONSTRAINT office_rules_contact_ends_after_it_starts CHECK (contact_until > contact_from)
);
COMMENT ON TABLE office_rules IS 'How the office works. One row, which is always there.';
COMMENT ON COLUMN office_rules.contact_from IS 'Customers may be called and messaged from then until contact_until without giving a reason, on the clock of Karachi.';
COMMENT ON COLUMN office_rules.guarantor_contact_after_days IS 'A guarantor is contacted only when the agreement is more than this many days past due.';
COMMENT ON COLUMN office_rules.guarantors_needed IS 'Of an agreement, before it is submitted for approval.';
COMMENT ON COLUMN office_rules.burden_warning_percent IS 'Of the monthly income: from this share on an approver is warned that installments take much of it.';
COMMENT ON COLUMN office_rules.burden_reason_percent IS 'Of the monthly income: from this share on an agreement is submitted only with a reason.';
COMMENT ON COLUMN office_rules.customer_owed_max IS 'In whole rupees. Null is no limit. Beyond it an agreement is submitted only with a reason, and the approver confirms both figures.';
COMMENT ON COLUMN office_rules.household_owed_max IS 'The same for a customer and the rest of the household, as household_of finds it.';
COMMENT ON COLUMN office_rules.guarantor_agreements_max IS 'The same for the number of agreements that one guarantor vouches for.';
COMMENT ON COLUMN office_rules.head_mail_addresses IS 'They get the ends of the audit chains by mail once a day.';
COMMENT ON COLUMN office_rules.expense_without_bill_max IS 'In whole rupees. A cash drawer pays a larger expense only with a picture of its bill.';
COMMENT ON COLUMN office_rules.hand_cash_max IS 'In whole rupees. Null is no limit. Notices tell of a hand with 80 % of it and more; no cash is refused.';
COMMENT ON COLUMN office_rules.drawer_cash_max IS 'The same for the drawer of a branch.';
COMMENT ON COLUMN office_rules.overpayment_notice_installments IS 'Superadmins are told of a payment that leaves more than this many installments overpaid.';
COMMENT ON COLUMN office_rules.new_employee_back_dating_days IS 'Proposed by the form for a new employee.';

INSERT INTO office_rules DEFAULT VALUES;

CREATE TABLE lender_content (
  section text PRIMARY KEY
    CONSTRAINT lender_content_section_known CHECK (section IN ('lender_profile', 'site_texts', 'site_offer', 'site_publication', 'closed_days', 'book_rules', 'complaint_rules', 'screening_rules')),
  content jsonb NOT NULL CONSTRAINT lender_content_is_an_object CHECK (jsonb_typeof(content) = 'object'),
  version integer NOT NULL CONSTRAINT lender_content_version_positive CHECK (version > 0)
);
COMMENT ON TABLE lender_content IS 'The sections of the public site that the lender changed, its closed days, the rules of its books, of complaints and of screening; all others are as the product came.';

CREATE TRIGGER lender_content_notify_site_content
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON lender_content
  FOR EACH STATEMENT EXECUTE FUNCTION notify_site_content();

CREATE TABLE products (
  id uuid PRIMARY KEY,
  name text NOT NULL CONSTRAINT products_name_not_empty CHECK (name <> ''),
  name_ur text CONSTRAINT products_name_ur_not_empty CHECK (name_ur <> ''),
  category text NOT NULL
    CONSTRAINT products_category_known
      CHECK (category IN ('home_appliances', 'electronics', 'daily_essentials', 'dowry_set', 'business_asset')),
  pictogram text
    CONSTRAINT products_pictogram_known
      CHECK (pictogram IN (
        'air-conditioner', 'air-cooler', 'beauty-parlour-kit', 'bedding-set', 'bedroom-set', 'bicycle',
        'ceiling-fan', 'deep-freezer', 'dinner-set', 'dowry-chest', 'flour-sack', 'laptop',
        'led-tv', 'loader-rickshaw', 'microwave', 'milk-chiller', 'mobile-phone', 'motorcycle',
        'refrigerator', 'sewing-machine', 'shop-counter', 'stove', 'washing-machine', 'water-pump'
      )),
  picture_hash bytea CONSTRAINT products_picture_hash_is_sha256 CHECK (length(picture_hash) = 32),
  picture_width integer CONSTRAINT products_picture_width_positive CHECK (picture_width > 0),
  picture_height integer CONSTRAINT products_picture_height_positive CHECK (picture_height > 0),
  cash_price bigint NOT NULL CONSTRAINT products_cash_price_positive CHECK (cash_price > 0),
  terms_months integer[] NOT NULL
    CONSTRAINT products_terms_months_positive CHECK (cardinality(terms_months) > 0 AND 0 < ALL (terms_months)),
  down_payment_min_percent smallint NOT NULL
    CONSTRAINT products_down_payment_min_percent_0_to_99 CHECK (down_payment_min_percent BETWEEN 0 AND 99),
  rounding_step bigint NOT NULL CONSTRAINT products_rounding_step_positive CHECK (rounding_step > 0),
  is_active boolean NOT NULL DEFAULT true,
  is_public boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT products_picture_whole CHECK (num_nulls(picture_hash, picture_width, picture_height) IN (0, 3))
);
-- Only a product that visitors see, or saw until now, changes the site.
CREATE TRIGGER products_notify_site_content_insert AFTER INSERT ON products
  FOR EACH ROW WHEN (NEW.is_active AND NEW.is_public) EXECUTE FUNCTION notify_site_content();
CREATE TRIGGER products_notify_site_content_update AFTER UPDATE ON products
  FOR EACH ROW WHEN ((OLD.is_active AND OLD.is_public) OR (NEW.is_active AND NEW.is_public))
  EXECUTE FUNCTION notify_site_content();
CREATE TRIGGER products_notify_site_content_delete AFTER DELETE ON products
  FOR EACH ROW WHEN (OLD.is_active AND OLD.is_public) EXECUTE FUNCTION notify_site_content();
CREATE TRIGGER products_notify_site_content_truncate AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION notify_site_content();
COMMENT ON TABLE products IS 'The goods that the lender sells in installments.';
COMMENT ON COLUMN products.pictogram IS 'The drawing shown without a picture of the lender''s own. Null for that of the category.';
COMMENT ON COLUMN products.cash_price IS 'Whole rupees. The installment price is the cash price: there is no second one.';
COMMENT ON COLUMN products.is_public IS 'Shown to every visitor of the site with its price, while it is sold.';
COMMENT ON COLUMN products.terms_months IS 'The numbers of months over which it may be paid.';

CREATE INDEX products_newest ON products (created_at DESC, id DESC);
CREATE INDEX products_picture ON products (picture_hash) WHERE picture_hash IS NOT NULL;

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
  slug text UNIQUE CONSTRAINT blog_posts_slug_plain CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  is_published boolean NOT NULL DEFAULT false,
  published_at timestamptz,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT blog_posts_cover_whole CHECK (num_nulls(cover_hash, cover_width, cover_height) IN (0, 3)),
  CONSTRAINT blog_posts_address_whole CHECK (num_nulls(slug, published_at) IN (0, 2)),
  CONSTRAINT blog_posts_published_whole
    CHECK (NOT is_published OR num_nulls(title_ur, summary, summary_ur, body, body_ur, slug) = 0),
  CONSTRAINT blog_posts_published_cover_said
    CHECK (NOT is_published OR cover_hash IS NULL OR num_nulls(cover_alt, cover_alt_ur) = 0)
);
COMMENT ON TABLE blog_posts IS 'The posts that the lender writes for visitors and customers: Markdown in both languages.';
COMMENT ON COLUMN blog_posts.slug IS 'Made of the English title when the post is first published; never another one after that.';
COMMENT ON COLUMN blog_posts.published_at IS 'When it was first published; kept when it is taken away and published again.';

-- Only a post that visitors read, or read until now, changes the site.
CREATE TRIGGER blog_posts_notify_site_content_insert AFTER INSERT ON blog_posts
  FOR EACH ROW WHEN (NEW.is_published) EXECUTE FUNCTION notify_site_content();
CREATE TRIGGER blog_posts_notify_site_content_update AFTER UPDATE ON blog_posts
  FOR EACH ROW WHEN (OLD.is_published OR NEW.is_published) EXECUTE FUNCTION notify_site_content();
CREATE TRIGGER blog_posts_notify_site_content_delete AFTER DELETE ON blog_posts
  FOR EACH ROW WHEN (OLD.is_published) EXECUTE FUNCTION notify_site_content();

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
