import type { productEndpoints } from '#contract/lending/products.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { createProduct } from './create-product.ts';
import { editProduct } from './edit-product.ts';
import { findProduct, listProducts } from './products.queries.ts';
import { productView } from './products.view.ts';
import { removeProductPicture } from './remove-product-picture.ts';
import { setProductPicture } from './set-product-picture.ts';
import { showProductPicture } from './show-product-picture.ts';

export const productRoutes: Handlers<typeof productEndpoints> = {
  createProduct: async (call) => ({ data: productView(await createProduct(call)) }),
  editProduct: async (call) => ({ data: productView(await editProduct(call)) }),
  async listProducts({ context, input }) {
    const rows = await listProducts(context.pool, input.query);
    return { data: rows.map(productView), page: { next: null, total: rows.length } };
  },
  getProduct: async ({ context, input }) => ({
    data: productView(await findProduct(context.pool, input.params.id)),
  }),
  setProductPicture: async (call) => ({ data: productView(await setProductPicture(call)) }),
  removeProductPicture: async (call) => ({ data: productView(await removeProductPicture(call)) }),
  showProductPicture,
};
