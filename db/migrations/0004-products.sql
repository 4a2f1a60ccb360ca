-- What the lender sells in installments.

CREATE TABLE products (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  name_ur text CHECK (name_ur <> ''),
  category text NOT NULL
    CHECK (category IN ('home_appliances', 'electronics', 'daily_essentials', 'dowry_set', 'business_asset')),
  -- Whole rupees. The installment price is the cash price: there is no second one.
  cash_price bigint NOT NULL CHECK (cash_price > 0),
  -- The numbers of months over which it may be paid.
  terms_months integer[] NOT NULL CHECK (cardinality(terms_months) > 0 AND 0 < ALL (terms_months)),
  down_payment_min_percent smallint NOT NULL CHECK (down_payment_min_percent BETWEEN 0 AND 99),
  rounding_step bigint NOT NULL CHECK (rounding_step > 0),
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);

CREATE INDEX products_newest ON products (created_at DESC, id DESC);
