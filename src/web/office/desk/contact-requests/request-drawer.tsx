import { ActionIcon, Skeleton } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { type ContactRequestRow, contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { ChevronEndIcon, CloseIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { formTypeTitles } from './contact-requests.messages.ts';
import { type ListAddress, listPath } from './list-address.ts';
import { PromisePanel } from './promise-panel.tsx';
import { RequestActions } from './request-actions.tsx';
import { RequestContent } from './request-content.tsx';
import { messages } from './request-drawer.messages.ts';
import classes from './request-drawer.module.css';
import { formTypeIcons } from './request-icons.tsx';

interface RequestDrawerProps {
  readonly address: ListAddress & { readonly request: string };
  /** The rows beside it: what they already say is shown at once, and they tell which request is next. */
  readonly rows: readonly ContactRequestRow[];
}

/** The link in the list that opens a request, and that takes the focus back when it is closed. */
export function rowLinkId(requestId: string): string {
  return `request-${requestId}`;
}

/** One request beside the list, which stays usable: not a modal dialog. */
export function RequestDrawer({ address, rows }: RequestDrawerProps) {
  const pick = usePick();
  const navigate = useNavigate();
  const { state } = useLocation();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const {
    data: request,
    error,
    refetch,
  } = useEndpoint(contactRequestEndpoints.getContactRequest, { params: { id: address.request } });
  const position = rows.findIndex(({ id }) => id === address.request);
  const known = request ?? rows[position];
  const next = position === -1 ? undefined : rows[position + 1];

  useEffect(() => title.current?.focus(), []);

  async function close() {
    await navigate(listPath({ ...address, request: undefined }), { state, preventScrollReset: true });
    document.getElementById(rowLinkId(address.request))?.focus();
  }

  return (
    <section
      role="dialog"
      aria-labelledby={titleId}
      className={classes.drawer}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && close()}
    >
      <header className={classes.header}>
        {known !== undefined && <TypeTile request={known} />}
        <div className={classes.title}>
          <h2 id={titleId} ref={title} tabIndex={-1}>
            {known === undefined ? (
              <Skeleton width={160} height={20} />
            ) : (
              <WrittenText>{known.fullName}</WrittenText>
            )}
          </h2>
          {known !== undefined && <p>{pick(formTypeTitles[known.formType])}</p>}
        </div>
        {next !== undefined && (
          <ActionIcon
            component={Link}
            to={listPath({ ...address, request: next.id })}
            state={state}
            aria-label={pick(messages.next)}
          >
            <ChevronEndIcon className={classes.chevron} />
          </ActionIcon>
        )}
        <ActionIcon aria-label={pick(messages.close)} onClick={close}>
          <CloseIcon />
        </ActionIcon>
      </header>
      {known !== undefined && (
        <>
          <PromisePanel request={known} />
          <RequestActions phone={known.phone} email={request?.email ?? null} />
        </>
      )}
      {request !== undefined && <RequestContent request={request} />}
      {request === undefined &&
        (error === null ? (
          <Waiting />
        ) : (
          <LoadError title={pick(messages.errorTitle)} failure={error} onRetry={refetch} />
        ))}
    </section>
  );
}

interface TypeTileProps {
  readonly request: ContactRequestRow;
}

function TypeTile({ request }: TypeTileProps) {
  const TypeIcon = formTypeIcons[request.formType];
  return (
    <span className={classes.tile}>
      <TypeIcon size={22} />
    </span>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting}>
      <Skeleton height={72} />
      <Skeleton height={14} width="70%" />
      <Skeleton height={14} width="55%" />
    </div>
  );
}
