import * as z from 'zod/mini';

/** A field that may be left out; absent and null both come out as null. */
export function optionalField<Out, In>(schema: z.ZodMiniType<Out, In>) {
  return z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value) => value ?? null),
  );
}
