import { Link } from 'react-router';
import { type BlogPostRecord, blogEndpoints, postStates } from '#contract/site/blog.ts';
import { pickWritten } from '#domain/written.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { ButtonKey } from '#web/office/kit/ui/keys.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import person from '#web/office/kit/ui/person-cell.module.css';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages, shownOf, stateNames } from './manage-blog.messages.ts';
import { PostState } from './post-state.tsx';

/** All posts, for those who write them. */
export function ManageBlogPage() {
  const pick = usePick();
  const { title } = usePage();
  const address = useListAddress(blogEndpoints.listBlogPosts.query);
  const { query, link, isNarrowed, only } = address;
  const tabs = [undefined, ...postStates].map((state) => ({
    ...link({ state }),
    label: pick(stateNames[state ?? 'all']),
    isCurrent: state === query.state,
    isWhole: state === undefined,
  }));
  return (
    <>
      <PageHeader title={title} help={pick(messages.lead)} actions={<NewPostButton />} />
      <ListPanel
        label={title}
        list={useListPage(endpointQuery(blogEndpoints.listBlogPosts, { query }))}
        columns={useColumns()}
        keyOf={({ id }) => id}
        tools={<FilterTabs label={pick(messages.byState)} tabs={tabs} />}
        empty={
          isNarrowed ? (
            <NoMatch text={pick(messages.noMatchText)} wholeLink={only({})} />
          ) : (
            <EmptyState
              drawing={<OpenRegister />}
              title={pick(messages.emptyTitle)}
              text={pick(messages.emptyText)}
              action={<NewPostButton />}
            />
          )
        }
        summaryOf={pick(shownOf)}
        address={address}
      />
    </>
  );
}

function NewPostButton() {
  const { to, label, icon: Sign } = usePageLink()('newPost');
  return (
    <Button
      as={Link}
      to={to}
      leftSection={<Sign size={18} />}
      rightSection={<ButtonKey>N</ButtonKey>}
      aria-keyshortcuts="N"
    >
      {label}
    </Button>
  );
}

function useColumns(): readonly Column<BlogPostRecord>[] {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  return [
    {
      key: 'post',
      header: pick(messages.post),
      priority: 1,
      sort: 'title',
      cell: ({ id, title }) => (
        <Link to={area.editPost(id)} className={person.name}>
          <WrittenText>{pickWritten(title, language)}</WrittenText>
        </Link>
      ),
    },
    {
      key: 'state',
      header: pick(messages.status),
      priority: 1,
      cell: ({ isPublished }) => <PostState isPublished={isPublished} />,
    },
    {
      key: 'published',
      header: pick(messages.firstPublished),
      priority: 2,
      isDay: true,
      cell: ({ publishedOn }) => (publishedOn === null ? '–' : formatDate(publishedOn, language)),
    },
    {
      key: 'author',
      header: pick(messages.author),
      priority: 3,
      cell: ({ author }) => <WrittenText>{author}</WrittenText>,
    },
  ];
}
