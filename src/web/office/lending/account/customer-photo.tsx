import type { AccountCustomer } from '#contract/lending/account.ts';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import classes from './customer-photo.module.css';
import { DocumentPicture } from './document-picture.tsx';

interface CustomerPhotoProps {
  readonly customer: Pick<AccountCustomer, 'id' | 'photoId'>;
  /** The name as shown beside it. */
  readonly name: string;
}

/** The customer's photo, so that a clerk recognizes them; the initials when there is none. */
export function CustomerPhoto({ customer: { id, photoId }, name }: CustomerPhotoProps) {
  return (
    <span className={classes.photo}>
      {photoId === null ? (
        <Avatar name={name} shape="square" />
      ) : (
        <DocumentPicture customerId={id} documentId={photoId} />
      )}
    </span>
  );
}
