import * as z from 'zod/mini';

// The page's policy lets no code be made at run time, and even trying would be reported. Schemas look at this when they
// are made, so it is imported before them.
z.config({ jitless: true });
