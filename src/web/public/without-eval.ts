import * as z from 'zod/mini';

// The Content-Security-Policy lets no code be made at run time. Schemas look at this when they are made, so it comes before them.
z.config({ jitless: true });
