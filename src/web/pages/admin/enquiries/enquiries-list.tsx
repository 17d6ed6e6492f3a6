import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { enquiryTexts, enquiryTexts as texts } from '#texts/admin-enquiries.ts';
import { newRowsTexts } from '#texts/new-rows.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FilterBar } from '#web/components/filter-bar.tsx';
import { NewRowsBar } from '#web/components/new-rows-bar.tsx';
import { Notice } from '#web/components/notice.tsx';
import { HeadCell, type StackedColumns, Table } from '#web/components/table.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { failureMessage } from '#web/lib/api-client.ts';
import { withParams } from '#web/lib/list-params.ts';
import type { NewRows } from '#web/lib/live/use-new-rows.ts';
import { showChange, takeBack } from '#web/lib/patch-held.ts';
import { type LoadResult, rowsOf } from '#web/lib/settle.ts';
import type { Enquiry, EnquiryConfig } from '#web/pages/admin/enquiries/enquiry.ts';
import { EnquiryDialog } from '#web/pages/admin/enquiries/enquiry-dialog.tsx';
import { EnquiryLine } from '#web/pages/admin/enquiries/enquiry-line.tsx';
import { RemoveDialog } from '#web/pages/admin/enquiries/remove-dialog.tsx';
import { ChoiceFilter, TextFilter } from '#web/pages/admin/list/filter-fields.tsx';
import { ListFoot } from '#web/pages/admin/list/list-foot.tsx';
import { useOpenRow } from '#web/pages/admin/list/open-row.ts';
import { useRowFocus } from '#web/pages/admin/list/use-row-focus.ts';
import { TabFailed } from '#web/pages/admin/tab-failed.tsx';

const { actions } = enquiryTexts;

interface Mark {
  row: Pick<Enquiry, '_id' | 'answeredAt' | 'answeredBy'>;
  answered: boolean;
  undoable: boolean;
}

/** Marks an enquiry as answered or not: optimistic, reverted when refused, with Undo for a few seconds. */
function useAnswering({ list, answer }: EnquiryConfig<never>) {
  const toast = useToast();
  /** Dismisses the Undo offer for the last mark. */
  const withdrawUndo = useRef<() => void>(undefined);
  const { mutate } = useMutation({
    mutationFn: ({ row, answered }: Mark) => answer(row._id, answered),
    onMutate: ({ row, answered }) => {
      const marked = { answeredAt: answered ? new Date().toISOString() : null, answeredBy: '' };
      showChange([list], row._id, marked);
      return marked;
    },
    onSuccess: (_, { row: { _id }, answered, undoable }, marked) => {
      const undo = {
        label: actions.undo,
        onAction: () => mutate({ row: { _id, ...marked }, answered: !answered, undoable: false }),
      };
      withdrawUndo.current?.();
      withdrawUndo.current = toast.done(answered ? actions.marked : actions.unmarked, undoable ? undo : undefined);
    },
    onError: (failure, { row: { _id, answeredAt, answeredBy } }) => {
      takeBack([list], _id, { answeredAt, answeredBy });
      toast.error(`${actions.markFailed} ${failureMessage(failure)}`.trim());
    },
  });
  return {
    mark: (row: Enquiry, answered: boolean) => mutate({ row, answered, undoable: true }),
    /** A reply was sent or the enquiry was deleted: earlier marks can no longer be undone. */
    settle: () => withdrawUndo.current?.(),
  };
}

const FILTERS = ['q', 'answered'];
/** Parameters that a new filter resets: the page and the open row. */
const DROPS = ['page', 'open'];

interface EnquiriesListProps<R> {
  config: EnquiryConfig<R>;
  list: LoadResult<{ body: readonly R[]; total: number }>;
  /** The opened enquiry if it is not in the list: empty or null when it is gone. */
  elsewhere: readonly R[] | null | undefined;
  /** Rows that arrived since the list was loaded. */
  added: NewRows;
}

/** The enquiries of one kind: search, read, reply, mark as answered, delete. */
export function EnquiriesList<R>({ config, list, elsewhere, added }: EnquiriesListProps<R>) {
  const { rows: listed, found, failure } = rowsOf(list);
  const [search] = useSearchParams();
  const rows = listed.map(config.shown);
  const { openRow, openAddress, close } = useOpenRow(rows);
  const opened = openRow ?? elsewhere?.map(config.shown)[0];
  const { mark, settle } = useAnswering(config);
  const [removing, setRemoving] = useState<Enquiry>();
  const filtered = FILTERS.some((name) => search.get(name));
  const kept = useRowFocus(listed);
  // Columns that are empty for every row on the page are left out.
  const said = new Set(rows.flatMap(({ more }) => more.filter(({ value }) => value !== '').map(({ label }) => label)));
  const shown = rows.map((row) => ({ ...row, more: row.more.filter(({ label }) => said.has(label)) }));
  return (
    <>
      <FilterBar
        label={adminTexts.list.filters}
        names={FILTERS}
        drops={DROPS}
        reset={filtered ? { to: '?', label: adminTexts.list.reset } : undefined}
        found={failure === undefined ? config.words.found({ count: found }) : ''}
      >
        <TextFilter name="q" label={texts.search} slash />
        <ChoiceFilter
          name="answered"
          label={texts.answeredFilter}
          all={texts.all}
          options={[
            { value: 'no', label: texts.open },
            { value: 'yes', label: texts.answered },
          ]}
        />
      </FilterBar>
      {elsewhere === null || elsewhere?.length === 0 ? (
        <Notice tone="amber" live="status" title={texts.gone} onClose={close} />
      ) : null}
      <NewRowsBar count={added.count} label={newRowsTexts.enquiries({ count: added.count })} onShow={added.show} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields only */}
      <div {...kept} data-list role="group" aria-label={config.words.title} className="rounded-3">
        {failure !== undefined ? (
          <TabFailed message={failure} />
        ) : rows.length === 0 ? (
          <NoEnquiries
            config={config}
            filtered={filtered}
            firstPage={found > 0 ? withParams(search, { page: '', open: '' }) : undefined}
          />
        ) : (
          <div>
            <Table
              tight
              caption={config.words.title}
              stacked={shown[0] && stackedColumns(shown[0])}
              head={<Head config={config} row={shown[0]} />}
            >
              {shown.map((row) => (
                <EnquiryLine
                  key={row._id}
                  row={row}
                  phoneLabel={config.phoneLabel}
                  selected={row._id === openRow?._id}
                  address={openAddress(row)}
                  onAnswered={(answered) => mark(row, answered)}
                  onRemove={() => setRemoving(row)}
                />
              ))}
            </Table>
            <ListFoot found={found} shown={rows.length} />
          </div>
        )}
      </div>
      {opened ? (
        <EnquiryDialog
          key={opened._id}
          config={config}
          enquiry={opened}
          onAnswered={(answered) => mark(opened, answered)}
          onRemove={() => setRemoving(opened)}
          onSent={settle}
          onClose={close}
        />
      ) : null}
      {removing ? (
        <RemoveDialog
          config={config}
          enquiry={removing}
          last={rows.length === 1 && rows[0]?._id === removing._id}
          onRemoved={settle}
          onClose={() => setRemoving(undefined)}
        />
      ) : null}
    </>
  );
}

interface NoEnquiriesProps {
  config: EnquiryConfig<never>;
  filtered: boolean;
  /** Address of the first page, when this page is past the end of the list. */
  firstPage: string | undefined;
}

function NoEnquiries({ config, filtered, firstPage }: NoEnquiriesProps) {
  if (firstPage !== undefined) {
    return (
      <EmptyState
        card
        level={2}
        title={adminTexts.list.pastEnd}
        action={<ButtonLink to={firstPage}>{adminTexts.list.firstPage}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      card
      level={2}
      picture={config.kind === 'inquiry' ? 'companies' : 'mentorship'}
      title={config.words.empty}
      action={filtered ? <ButtonLink to="?">{texts.showAll}</ButtonLink> : null}
    >
      {filtered ? texts.noneFound : config.words.emptyHelp}
    </EmptyState>
  );
}

const PART = 'minmax(0, 1fr)';
const ACTIONS = '138px';

/** Layout for narrow widths: the person, the message or facts, the address, and the status above the actions. */
const stackedColumns = ({ message, more }: Enquiry): StackedColumns => {
  const [first, ...others] = more;
  if (message === undefined) {
    const facts = [...(first ? [PART] : []), ...(others.length > 0 ? [PART] : [])];
    const last = 3 + facts.length;
    return {
      tracks: ['minmax(0, 1.25fr)', 'minmax(0, 1.3fr)', ...facts, ACTIONS],
      places: [
        { track: 1 },
        { track: last, line: 'upper' },
        { track: 2, line: 'upper' },
        { track: 2, line: 'lower' },
        ...(first ? [{ track: 3 }] : []),
        ...others.map((_, index) => ({ track: 4, line: index === 0 ? ('upper' as const) : ('lower' as const) })),
        { track: last, line: 'lower' },
      ],
    };
  }
  return {
    tracks: [PART, 'minmax(0, 1.4fr)', 'minmax(0, 1.2fr)', ACTIONS],
    places: [
      { track: 1 },
      { track: 4, line: 'upper' },
      first ? { track: 2, line: 'upper' } : { track: 2 },
      { track: 3, line: 'upper' },
      { track: 3, line: 'lower' },
      ...(first ? [{ track: 2, line: 'lower' as const }] : []),
      { track: 4, line: 'lower' },
    ],
  };
};

function Head({ config, row }: { config: EnquiryConfig<never>; row: Enquiry | undefined }) {
  return (
    <>
      <HeadCell>{config.words.person}</HeadCell>
      <HeadCell>{texts.columns.state}</HeadCell>
      {row?.message === undefined ? null : <HeadCell>{texts.columns.message}</HeadCell>}
      <HeadCell>{texts.columns.email}</HeadCell>
      <HeadCell>{config.phoneLabel}</HeadCell>
      {row?.more.map(({ label }) => (
        <HeadCell key={label}>{label}</HeadCell>
      ))}
      <HeadCell hidden>{texts.columns.actions}</HeadCell>
    </>
  );
}
