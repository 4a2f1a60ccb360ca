import { type BlogTeaser, blogEndpoints } from '#contract/site/blog.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { BlogIcon } from '#web/office/kit/ui/office-icons.tsx';
import { useBlobAddress } from '#web/office/kit/ui/use-blob-address.ts';
import classes from './blog-cover.module.css';

interface BlogCoverProps {
  readonly post: Pick<BlogTeaser, 'slug' | 'cover'>;
  readonly alt: string;
}

/** The cover of a post. Its place is reserved before the picture loads, so that nothing moves. */
export function BlogCover({ post: { slug, cover }, alt }: BlogCoverProps) {
  const { data: picture } = useEndpoint(
    blogEndpoints.showBlogCover,
    { params: { slug, hash: cover?.hash ?? '' } },
    // Its address names its content, so it is fetched once.
    { enabled: cover !== null, staleTime: Number.POSITIVE_INFINITY },
  );
  const address = useBlobAddress(picture);
  return (
    <div className={classes.cover}>
      {cover === null ? (
        <BlogIcon size={48} />
      ) : (
        address !== null && <img src={address} alt={alt} width={cover.width} height={cover.height} />
      )}
    </div>
  );
}
