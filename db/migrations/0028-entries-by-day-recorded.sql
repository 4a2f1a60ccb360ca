-- What a clerk recorded today. Entries are appended in the order of this time, so the index is a few pages and costs a posting nothing.
CREATE INDEX entries_recorded_at ON entries USING brin (recorded_at) WITH (pages_per_range = 32, autosummarize = on);
