-- A customer is found by either phone, among a million as among a thousand.
CREATE INDEX customers_second_phone ON customers (second_phone text_pattern_ops) WHERE second_phone IS NOT NULL;
