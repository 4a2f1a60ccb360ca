import * as z from 'zod/mini';
import { endpoint, sortedBy } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { writtenName } from '#contract/fields/name-field.ts';
import { payableRupees } from '#contract/fields/rupees-field.ts';
import { wholeNumber } from '#contract/fields/whole-number-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { keptPictureType, pictureFile } from '#contract/picture.ts';
import { pictograms, productCategories } from '#domain/lending/products/pictogram.ts';

/** The SHA-256 of a picture's bytes, in hexadecimal. */
const pictureHash = () => z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The cash price is also the price in installments. */
const product = z.object({
  id: z.uuid(),
  name: writtenText,
  category: z.enum(productCategories),
  /** The drawing that is shown without a picture of the lender's own; null for that of the category. */
  pictogram: z.nullable(z.enum(pictograms)),
  cashPrice: z.number(),
  termsMonths: z.array(z.number()),
  downPaymentMinPercent: z.number(),
  roundingStep: z.number(),
  isActive: z.boolean(),
  /** Shown to every visitor of the site with its price, while it is active. */
  isPublic: z.boolean(),
  /** Its hash is part of its address, so the address always shows the same picture. */
  picture: z.nullable(z.object({ hash: pictureHash(), width: z.number(), height: z.number() })),
  /** Increases with every change except of the picture. An edit sends it back. */
  version: z.number(),
});
export type Product = z.output<typeof product>;

export const productForm = z.object({
  name: writtenName(120),
  category: z.enum(productCategories),
  pictogram: z.nullable(z.enum(pictograms)),
  cashPrice: payableRupees(),
  termsMonths: z
    .array(z.number().check(z.int(), z.gte(1), z.lte(120)))
    .check(z.minLength(1, { error: 'term_required' satisfies FieldMessageKey }), z.maxLength(40)),
  downPaymentMinPercent: wholeNumber(0, 99, 'percent_out_of_range'),
  roundingStep: payableRupees(),
});

export const productChanges = z.extend(productForm, {
  /** A product that is not active is no longer sold. Agreements keep it. */
  isActive: z.boolean(),
  /** Shows it on the public site with its price, while it is active. */
  isPublic: z.boolean(),
  /** Of the record that was changed. */
  version: z.number().check(z.int()),
});

export const productStates = ['active', 'inactive'] as const;

const byId = z.object({ id: z.uuid() });

export const productEndpoints = {
  createProduct: endpoint({
    method: 'POST',
    path: '/api/products',
    summary: 'Adds a product with its cash price, which is also its installment price',
    access: 'products.write',
    body: productForm,
    output: product,
    errors: ['idempotency_key_reused'],
    idempotencyKey: 'optional',
  }),
  editProduct: endpoint({
    method: 'PUT',
    path: '/api/products/:id',
    summary: 'Changes a product for what is sold from now on, unless someone else did so meanwhile',
    access: 'products.write',
    params: byId,
    body: productChanges,
    output: product,
    errors: ['changed_meanwhile'],
  }),
  listProducts: endpoint({
    method: 'GET',
    path: '/api/products',
    summary: 'The products, newest first, on one page; searched by any part of the name',
    access: 'products.read',
    query: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      category: z.optional(z.enum(productCategories)),
      /** Only active products are sold. */
      state: z.optional(z.enum(productStates)),
      sort: sortedBy('name', 'cashPrice'),
    }),
    output: product,
    answers: 'list',
  }),
  getProduct: endpoint({
    method: 'GET',
    path: '/api/products/:id',
    summary: 'One product, sold or not',
    access: 'products.read',
    params: byId,
    output: product,
  }),
  setProductPicture: endpoint({
    method: 'PUT',
    path: '/api/products/:id/picture',
    summary: 'Gives a product a picture, in the place of the one it has',
    access: 'products.write',
    params: byId,
    body: { fields: z.object({}), files: { picture: pictureFile } },
    output: product,
  }),
  removeProductPicture: endpoint({
    method: 'DELETE',
    path: '/api/products/:id/picture',
    summary: 'Leaves a product without a picture',
    access: 'products.write',
    params: byId,
    output: product,
  }),
  showProductPicture: endpoint({
    method: 'GET',
    path: '/api/products/:id/pictures/:hash',
    summary: 'The picture of a product; a browser may keep it',
    access: 'products.read',
    params: z.object({ id: z.uuid(), hash: pictureHash() }),
    output: z.literal(keptPictureType),
    answers: 'picture',
  }),
};
