import { dayMs } from '#domain/instant.ts';

/** Loaded by Node before the product, as if its machine ran that many days later. */
const { CLOCK_AHEAD_DAYS = '' } = process.env;
const realNow = Date.now;
Date.now = () => realNow() + Number(CLOCK_AHEAD_DAYS) * dayMs;
