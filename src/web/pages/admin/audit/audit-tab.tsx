import ArrowRight from 'lucide-react/icons/arrow-right';
import { useSearchParams } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#contract/audit-vocabulary.ts';
import { adminTexts } from '#texts/admin.ts';
import { auditTexts as texts } from '#texts/admin-audit.ts';
import { adminJobTexts as jobTexts } from '#texts/admin-jobs.ts';
import {
  auditActionText,
  auditFieldText,
  auditKindText,
  auditOutcomeText,
  auditValueText,
  valuesInWords,
} from '#texts/by-code/audit-text.ts';
import { Breakable } from '#web/components/breakable.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { FilterBar, FilterFold, FOLDING_BAR } from '#web/components/filter-bar.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { Typed } from '#web/components/typed.tsx';
import { callForFile } from '#web/lib/call-for-file.ts';
import { DOT } from '#web/lib/dot.ts';
import { dateTimeText, timeText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { optionParam, textParam, withParams } from '#web/lib/list-params.ts';
import { load, read, useRead } from '#web/lib/queries.ts';
import { rowsOf, settle } from '#web/lib/settle.ts';
import { partText } from '#web/pages/admin/audit/part-text.ts';
import { ExportButton } from '#web/pages/admin/list/export-button.tsx';
import { ChoiceFilter, DayFilter, TextFilter } from '#web/pages/admin/list/filter-fields.tsx';
import { windowIn } from '#web/pages/admin/list/list-address.ts';
import { ListFoot } from '#web/pages/admin/list/list-foot.tsx';
import { useRowFocus } from '#web/pages/admin/list/use-row-focus.ts';
import { TabFailed } from '#web/pages/admin/tab-failed.tsx';
import { tabAddress } from '#web/pages/admin/tabs.ts';
import type { Route } from './+types/audit-tab';

type AuditRow = CallOutput<'listAuditLog'>[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayIn = (search: URLSearchParams, name: string): string | undefined => {
  const typed = search.get(name) ?? '';
  return DAY.test(typed) ? typed : undefined;
};

const isReversed = (search: URLSearchParams): boolean => {
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')];
  return from !== undefined && to !== undefined && from > to;
};

/** Audit log filters from the address. */
const auditQuery = (search: URLSearchParams) => ({
  actor: textParam(search, 'actor'),
  action: textParam(search, 'action'),
  kind: optionParam(search, 'kind', AUDIT_SUBJECTS),
  code: textParam(search, 'code'),
  from: dayIn(search, 'from'),
  to: dayIn(search, 'to'),
});

const listQuery = (search: URLSearchParams) =>
  read('listAuditLog', { query: { ...auditQuery(search), ...windowIn(search) } });

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'admin');
  await settle(load(listQuery(url.searchParams)));
}

const FILTERS = ['code', 'actor', 'action', 'kind', 'from', 'to'];

/** Audit log: who changed what, and for whom. */
export default function AuditTab() {
  const [search] = useSearchParams();
  const { rows, found, failure } = rowsOf(useRead(listQuery(search)));
  const kept = useRowFocus(rows);
  const filtered = FILTERS.some((name) => search.has(name));
  const pastEnd = rows.length === 0 && found > 0;
  const whole = withParams(search, Object.fromEntries([...FILTERS, 'page'].map((name) => [name, ''])));
  return (
    <>
      <p className="small soft">{texts.kept}</p>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_30rem] max-sm:basis-full">
          <FilterBar
            label={adminTexts.list.filters}
            names={FILTERS}
            drops={['page']}
            reset={filtered ? { to: whole, label: adminTexts.list.reset } : undefined}
            className={`${FOLDING_BAR} max-sm:[&_.field]:col-span-full max-sm:[&_.filter-fold_.search]:col-span-full sm:[&_.field]:max-w-48`}
          >
            <TextFilter name="code" label={texts.subject} slash />
            <FilterFold
              label={adminTexts.list.filters}
              count={FILTERS.slice(1).filter((name) => search.has(name)).length}
            >
              <TextFilter name="actor" label={texts.actor} />
              <ChoiceFilter
                name="kind"
                label={texts.kind}
                all={texts.anyKind}
                options={AUDIT_SUBJECTS.map((kind) => ({ value: kind, label: auditKindText(kind) }))}
              />
              <ChoiceFilter
                name="action"
                label={texts.action}
                all={texts.anyAction}
                options={AUDIT_ACTIONS.map((action) => ({ value: action, label: auditActionText(action) }))}
              />
              <span className="row wrap gap-2 max-sm:contents">
                <DayFilter name="from" label={texts.from} />
                <DayFilter name="to" label={texts.to} />
              </span>
            </FilterFold>
          </FilterBar>
        </div>
        <div className="ml-auto flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:w-full">
          <span className="small soft num" role="status">
            {failure === undefined ? texts.found({ count: found }) : null}
          </span>
          {found > 0 ? (
            <ExportButton
              list="audit-log"
              found={found}
              read={() => callForFile('exportAuditLog', { query: auditQuery(search) })}
            />
          ) : null}
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields only */}
      <div {...kept} role="group" aria-label={texts.title} className="rounded-3">
        {failure !== undefined ? (
          <TabFailed message={failure} />
        ) : rows.length === 0 ? (
          <EmptyState
            card
            level={2}
            title={pastEnd ? adminTexts.list.pastEnd : filtered ? texts.none : texts.noneYet}
            action={
              pastEnd ? (
                <ButtonLink to={withParams(search, { page: '' })}>{adminTexts.list.firstPage}</ButtonLink>
              ) : filtered ? (
                <ButtonLink to={whole}>{adminTexts.list.resetAll}</ButtonLink>
              ) : undefined
            }
          >
            {pastEnd || !filtered ? undefined : isReversed(search) ? texts.daysReversed : texts.noneHelp}
          </EmptyState>
        ) : (
          <div>
            <Table
              caption={texts.caption}
              tight
              readOnly
              head={[texts.what, texts.when, texts.who, texts.whom, texts.change].map((label) => (
                <HeadCell key={label}>{label}</HeadCell>
              ))}
            >
              {rows.map((row) => (
                <AuditLine key={row._id} row={row} />
              ))}
            </Table>
            <ListFoot found={found} shown={rows.length} />
          </div>
        )}
      </div>
    </>
  );
}

/** Long names wrap, so that the change stays in view. */
const WRAPPED = 'min-w-24 max-w-48 whitespace-normal wrap-anywhere max-sm:max-w-none [&_.sub]:block';

export function AuditLine({ row }: { row: AuditRow }) {
  const { at, actor, action, subject, from, to, import: ofImport, reason, values } = row;
  const part = partText(row);
  return (
    <Row>
      <Cell className="max-xl:whitespace-normal">
        <b>{auditActionText(action)}</b>
        {part ? <span className="sub whitespace-normal">{part}</span> : null}
      </Cell>
      <Cell label={texts.when} className="num max-xl:whitespace-normal">
        <When at={at} />
      </Cell>
      <Cell label={texts.who}>
        {actor ? (
          <div className={WRAPPED}>
            <span className="num">{actor.userCode}</span>
            {actor.name ? (
              <span className="sub whitespace-normal">
                <Typed>{actor.name}</Typed>
              </span>
            ) : null}
          </div>
        ) : (
          texts.portal
        )}
      </Cell>
      <Cell label={texts.whom}>
        <div className={WRAPPED}>
          {auditKindText(subject.kind)} <span className="num">{subject.code}</span>
          {subject.kind === 'job' && subject.code === '' ? (
            <span className="sub whitespace-normal">{jobTexts.forNobody}</span>
          ) : null}
          {subject.name ? (
            <span className="sub whitespace-normal">
              <Breakable>{subject.name}</Breakable>
            </span>
          ) : null}
          {subject.person ? (
            <span className="sub whitespace-normal">
              <Breakable>{[subject.person.userCode, subject.person.name].filter(Boolean).join(DOT)}</Breakable>
            </span>
          ) : null}
          {ofImport ? (
            <span className="sub whitespace-normal">
              <TextLink to={`${tabAddress('import')}?result=${ofImport._id}`}>
                {[ofImport.fileName, dateTimeText(ofImport.createdAt)].filter(Boolean).join(DOT)}
              </TextLink>
            </span>
          ) : null}
        </div>
      </Cell>
      <Cell label={texts.change}>
        <div className="min-w-40 whitespace-normal wrap-anywhere">
          {from ? (
            <Change from={from} to={to ?? ''} kind={subject.kind} />
          ) : (
            <Breakable>{auditOutcomeText(action, to ?? '', subject.kind)}</Breakable>
          )}
          {valuesInWords(values ?? []).map((value) => (
            <span key={value.field} className="small block">
              <span className="muted">{auditFieldText(value.field)}: </span>
              <Change from={value.from} to={value.to} />
            </span>
          ))}
          {reason ? (
            <span className="sub block whitespace-normal">
              {texts.reason}: <Breakable>{reason}</Breakable>
            </span>
          ) : null}
        </div>
      </Cell>
    </Row>
  );
}

/** Day and time, each on a line of its own where there is no room for both. */
export function When({ at }: { at: string }) {
  const time = timeText(at);
  const day = dateTimeText(at).slice(0, -time.length).trimEnd();
  return (
    <span className="min-w-0">
      <span className="nowrap">{day}</span> <span className="nowrap">{time}</span>
    </span>
  );
}

/** A change from one value to another; screen readers read the arrow as a word. */
function Change({ from, to, kind }: { from: string; to: string; kind?: string }) {
  if (from === '') {
    return (
      <span>
        <Breakable>{auditValueText(to, kind)}</Breakable>
      </span>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="visually-hidden">{texts.was}</span>
      <span className="soft">
        <Breakable>{auditValueText(from, kind)}</Breakable>
      </span>
      <Icon as={ArrowRight} />
      <span className="visually-hidden">{texts.became}</span>
      <span>
        <Breakable>{auditValueText(to, kind) || '—'}</Breakable>
      </span>
    </span>
  );
}
