import { measureFailover } from './failover/measure-failover.ts';
import { measureSampleDay } from './field/sample-day.ts';
import { writeFigures } from './write-figures.ts';

/** `npm run faults` runs the faults that need programs of their own, or one kind by its name. */
await writeFigures('faults', { failover: measureFailover, field: measureSampleDay }, process.argv[2]);
