import CheckCheck from 'lucide-react/icons/check-check';
import Lock from 'lucide-react/icons/lock';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Form, Link, type To, useLocation, useNavigate, useNavigation } from 'react-router';
import { dayInIndia } from '#contract/rules.ts';
import { conversationTexts as texts } from '#texts/conversations.ts';
import { Avatar, CompanyMark } from '#web/components/avatar.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { SegmentLinks } from '#web/components/tabs.tsx';
import { InSentence, Typed } from '#web/components/typed.tsx';
import {
  type Entry,
  entriesOf,
  listQueryOf,
  openedIn,
  opening,
  pagesOf,
  UNREAD,
} from '#web/features/conversations/conversation-queries.ts';
import { TalkHead } from '#web/features/conversations/talk-head.tsx';
import { type TalkArea, TalkView } from '#web/features/conversations/talk-view.tsx';
import { CompanyLine, isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { fileAddress } from '#web/lib/file-address.ts';
import { shortDayText, timeText } from '#web/lib/formats.ts';
import { withParam } from '#web/lib/job-links.ts';
import { useRead } from '#web/lib/queries.ts';

interface MessagesViewProps {
  area: TalkArea;
  /** Returns the address of an application. */
  applicationAt: (id: string) => To;
  applications: To;
}

/** All conversations of one side with the open one next to them; on a phone it replaces them. */
export function MessagesView({ area, applicationAt, applications }: MessagesViewProps) {
  const here = useLocation();
  const { location: ahead } = useNavigation();
  const { search } = ahead && ahead.pathname === here.pathname ? ahead : here;
  const id = openedIn(search);
  const asked = listQueryOf(here.search);
  const listed = useRead(entriesOf(asked));
  return (
    <div className={classNames('talks', id && 'has-open')}>
      <aside className="talk-list" aria-label={texts.list}>
        <ListTools />
        {listed.ok ? (
          <Entries
            area={area}
            entries={listed.data.body}
            total={listed.data.total}
            id={id}
            applications={applications}
          />
        ) : (
          <div className="p-4">
            <LoadFailed title={texts.failed} message={listed.message} />
          </div>
        )}
      </aside>
      {id ? (
        <TalkView
          key={id}
          id={id}
          area={area}
          head={(talk, { askBlock }) => (
            <TalkHead
              talk={talk}
              area={area}
              back={{ search: opening(search, undefined) }}
              application={applicationAt(talk._id)}
              onBlock={askBlock}
            />
          )}
        />
      ) : (
        <div className="talk-none">
          {listed.ok && listed.data.body.length > 0 ? <p className="soft">{texts.choose}</p> : null}
        </div>
      )}
    </div>
  );
}

function ListTools() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { q, unread } = listQueryOf(search);
  const counted = useRead(UNREAD);
  const count = counted.ok ? counted.data.body.unread : 0;
  const at = (value: string | undefined) => withParam(withParam(search, 'unread', value), 'page', undefined);
  return (
    <div className="talk-tools">
      <Form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          void navigate({ search: withParam(withParam(search, 'q', typed || undefined), 'page', undefined) });
        }}
      >
        <SearchField key={q} name="q" size="m" slash label={texts.search} defaultValue={q} maxLength={200} />
      </Form>
      <SegmentLinks
        label={texts.filter}
        tabs={[
          { to: { search: at(undefined) }, label: texts.all, current: !unread },
          { to: { search: at('true') }, label: count > 0 ? `${texts.unread} ${count}` : texts.unread, current: unread },
        ]}
      />
    </div>
  );
}

interface EntriesProps {
  area: TalkArea;
  entries: readonly Entry[];
  total: number;
  id: string | undefined;
  applications: To;
}

function Entries({ area, entries, total, id, applications }: EntriesProps) {
  const { search } = useLocation();
  const { q, unread, page } = listQueryOf(search);
  if (entries.length === 0) {
    return q !== '' || unread ? (
      <EmptyState
        title={q === '' ? texts.allRead : texts.noMatch}
        action={
          <ButtonLink to={{ search: withParam(withParam(search, 'q', undefined), 'unread', undefined) }}>
            {texts.showAll}
          </ButtonLink>
        }
      >
        {q === '' ? texts.allReadHelp : texts.noMatchHelp}
      </EmptyState>
    ) : (
      <EmptyState
        picture="mentorship"
        title={texts.empty}
        action={<ButtonLink to={applications}>{texts.toApplications}</ButtonLink>}
      >
        {area === 'candidate' ? texts.emptyCandidate : texts.emptyRecruiter}
      </EmptyState>
    );
  }
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <EntryLink key={entry._id} {...{ entry, area }} current={entry._id === id} />
        ))}
      </ul>
      <div className="p-3">
        <Pagination
          page={page}
          pages={pagesOf(total)}
          to={(to) => ({ search: withParam(search, 'page', to > 1 ? String(to) : undefined) })}
        />
      </div>
    </>
  );
}

const whenText = (at: string): string =>
  dayInIndia(new Date(at)) === dayInIndia(new Date()) ? timeText(at) : shortDayText(at);

function EntryLink({ entry, area, current }: { entry: Entry; area: TalkArea; current: boolean }) {
  const { search } = useLocation();
  const isCandidate = area === 'candidate';
  return (
    <li
      className={classNames(entry.unread > 0 && 'new', current && 'on', entry.last?.signs.length ? 'warn' : undefined)}
    >
      <Link to={{ search: opening(search, entry._id) }} aria-current={current ? 'true' : undefined} preventScrollReset>
        {isCandidate ? (
          <CompanyMark
            name={entry.companyName}
            src={fileAddress(entry.companyLogo)}
            hollow={isPostedForAnother(entry)}
          />
        ) : (
          <Avatar name={entry.personName} />
        )}
        <div className="min-w-0">
          <p className="talk-who">
            <span>{isCandidate ? <CompanyLine {...entry} /> : <Typed>{entry.personName}</Typed>}</span>
            <time dateTime={entry.lastAt}>{whenText(entry.lastAt)}</time>
          </p>
          <p className="talk-about">
            <Typed>{entry.jobTitle}</Typed>
          </p>
          <p className="talk-last">
            <LastLine entry={entry} />
          </p>
          {entry.unread > 0 ? <span className="sr-only">{texts.unreadCount({ count: entry.unread })}</span> : null}
        </div>
      </Link>
    </li>
  );
}

function LastLine({ entry: { last, ended } }: { entry: Entry }) {
  if (ended && ended !== 'not_yet')
    return (
      <>
        <Icon as={Lock} size="s" />
        <span>{texts.closed}</span>
      </>
    );
  if (!last) return null;
  if (last.signs.length > 0)
    return (
      <>
        <Icon as={TriangleAlert} size="s" />
        <span>{texts.signs.short}</span>
      </>
    );
  const text = last.deleted ? texts.deleted : last.text;
  return (
    <>
      {last.read ? <Icon as={CheckCheck} size="s" label={texts.read} /> : null}
      <span>{last.mine ? <InSentence>{texts.youSaid({ text })}</InSentence> : <Typed>{text}</Typed>}</span>
    </>
  );
}
