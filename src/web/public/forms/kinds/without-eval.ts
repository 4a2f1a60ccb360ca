import * as z from 'zod/mini';

// The page's content policy forbids code generated at run time, and even an attempt would be reported. Schemas read this setting
// when they are created, so it is imported before them.
z.config({ jitless: true });
