/** The products in one part of a list: as many as fit into the first packets of a page. */
export const goodsPartMax = 40;

/** The posts in one part of the blog's list. */
export const postsPartMax = 12;
