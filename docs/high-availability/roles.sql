-- Run once at the leader, before the first start of Qist: psql -h 127.0.0.1 -p 5000 -U postgres -f roles.sql
CREATE ROLE qist_owner LOGIN PASSWORD 'change-me-owner';
CREATE ROLE qist_server LOGIN PASSWORD 'change-me-server';
-- PgBouncer passes no settings of a connection on, so they belong to the user.
ALTER ROLE qist_server SET statement_timeout = '30s';
ALTER ROLE qist_server SET lock_timeout = '10s';
ALTER ROLE qist_server SET idle_in_transaction_session_timeout = '30s';
ALTER ROLE qist_server SET jit = off;
CREATE DATABASE qist OWNER qist_owner ENCODING 'UTF8' TEMPLATE template0;
