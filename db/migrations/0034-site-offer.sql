-- What the public site offers and claims is the lender's as well.

ALTER TABLE lender_content
  DROP CONSTRAINT lender_content_section_known,
  ADD CONSTRAINT lender_content_section_known CHECK (section IN ('lender_profile', 'site_texts', 'site_offer'));
