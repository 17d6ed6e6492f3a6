import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { dayInIndia } from '#contract/rules.ts';
import { NOBODY } from '#contract/vocabularies.ts';
import { importTexts as texts } from '#texts/admin-import.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Section } from '#web/components/section.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { Typed } from '#web/components/typed.tsx';
import { csvFile } from '#web/lib/csv.ts';
import { requireSession } from '#web/lib/guard.ts';
import { ANEW, load, useRead } from '#web/lib/queries.ts';
import { saveFile } from '#web/lib/read-file.ts';
import { settle } from '#web/lib/settle.ts';
import { ImportCounts, ImportWarnings } from '#web/pages/admin/import/import-counts.tsx';
import { ImportForm } from '#web/pages/admin/import/import-form.tsx';
import { ImportRows, type RowState, rowLabel } from '#web/pages/admin/import/import-rows.tsx';
import {
  type ImportRecruiter,
  type ImportReport,
  isKeptResult,
  noteResultShown,
  resultParam,
  runImport,
  useImport,
} from '#web/pages/admin/import/import-run.ts';
import { type KeptImport, whomOf } from '#web/pages/admin/import/kept-import.ts';
import { PastImports, pastImportsQuery } from '#web/pages/admin/import/past-imports.tsx';
import { asChoices, NEWEST } from '#web/pages/admin/import/recruiter-field.tsx';
import { StoredResult } from '#web/pages/admin/import/stored-result.tsx';
import { importQuery } from '#web/pages/admin/jobs/job-queries.ts';
import { TakeBack } from '#web/pages/admin/jobs/take-back.tsx';
import { TabFailed } from '#web/pages/admin/tab-failed.tsx';
import { tabAddress } from '#web/pages/admin/tabs.ts';
import type { Route } from './+types/import-tab';

/** Says who receives the applications to the new jobs, for jobs that accept applications on the portal. */
const whereTo = (
  { counts: { new: fresh, leadsOut: out } }: ImportReport,
  { id, label: whom }: ImportRecruiter,
): string => {
  const here = fresh - out;
  if (id === NOBODY) return out > 0 ? texts.askNobodyOut({ out }) : texts.askNobody;
  if (here === 0) return texts.askAllOut({ out, whom });
  return out > 0 ? texts.askSomeOut({ here, out, whom }) : texts.askWhom({ whom });
};

/** Expected outcome of each row, and the button that runs the import. */
function ImportPreview() {
  const { preview, running, failure, file, recruiter } = useImport();
  const [asked, setAsked] = useState(false);
  if (!preview || !file || !recruiter) return null;
  const { new: fresh, wrong, warned } = preview.counts;
  const share = running ? Math.round(running.share * 100) : 0;
  return (
    <Section title={texts.previewTitle} id="import-preview" look="h3">
      <div className="stack gap-5">
        <p className="soft wrap-anywhere">{texts.forWhom({ file: file.name, whom: recruiter.label })}</p>
        <ImportCounts report={preview} />
        <ImportWarnings report={preview} />
        {failure ? <Notice tone="red" live="alert" title={failure} /> : null}
        {fresh === 0 ? (
          <Notice live="status">{texts.nothingNew}</Notice>
        ) : (
          <div className="row wrap gap-4">
            <Button
              variant="primary"
              busy={running !== undefined}
              busyLabel={texts.importing}
              onClick={() => setAsked(true)}
              className="max-sm:w-full"
            >
              {texts.importCount({ count: fresh })}
            </Button>
            <DownloadReport report={preview} />
            {running ? (
              <div className="min-w-0 flex-1" role="status">
                <p className="small soft">{texts.importingMore}</p>
                <div className="progress">
                  <progress value={share < 100 ? share : undefined} max={100} aria-label={texts.importing} />
                </div>
              </div>
            ) : null}
          </div>
        )}
        {asked ? (
          <ConfirmDialog
            title={texts.ask({ count: fresh })}
            confirmLabel={texts.publish({ count: fresh })}
            onConfirm={() => {
              setAsked(false);
              void runImport();
            }}
            onClose={() => setAsked(false)}
          >
            {whereTo(preview, recruiter)}
            {warned > 0 ? ` ${texts.warned({ count: warned })}` : null}
          </ConfirmDialog>
        ) : null}
        {wrong > 0 ? <p className="soft">{texts.wrongHelp}</p> : null}
        <ImportRows report={preview} />
      </div>
    </Section>
  );
}

const COLUMNS = [
  ...texts.fields.map((column) => ({ ...column, required: true })),
  ...texts.optionalFields.map((column) => ({ ...column, required: false })),
];

/** The example fills this many columns. */
const EXAMPLE_COLUMNS = Math.max(...texts.exampleRows.map((row) => row.length));

const exampleFile = (): Blob =>
  csvFile([COLUMNS.slice(0, EXAMPLE_COLUMNS).map(({ heading }) => heading), ...texts.exampleRows]);

/** Supported columns, and an example file to start from. */
function ImportGuide() {
  const { guideColumns } = texts;
  return (
    <Section
      title={texts.guide}
      id="import-guide"
      look="h3"
      aside={
        <Button size="m" icon={Download} onClick={() => saveFile(exampleFile(), texts.exampleName)}>
          {texts.example}
        </Button>
      }
    >
      <div className="stack gap-4">
        <p className="soft max-w-[68ch]">
          {texts.guideLead} {texts.deadlineNote} {texts.sameNote}
        </p>
        <Table
          caption={texts.guide}
          head={
            <>
              <HeadCell>{guideColumns.heading}</HeadCell>
              <HeadCell>{guideColumns.also}</HeadCell>
              <HeadCell>{guideColumns.holds}</HeadCell>
            </>
          }
        >
          {COLUMNS.map(({ heading, also, holds, required }) => (
            <Row key={heading}>
              <Cell>
                <span className="row row-s wrap">
                  <b>
                    <Typed>{heading}</Typed>
                  </b>
                  {required ? <Badge>{texts.required}</Badge> : null}
                </span>
              </Cell>
              <Cell label={guideColumns.also} className="soft whitespace-normal">
                <Typed>{also}</Typed>
              </Cell>
              <Cell label={guideColumns.holds} className="whitespace-normal">
                {holds}
              </Cell>
            </Row>
          ))}
        </Table>
      </div>
    </Section>
  );
}

/** The report as a CSV file. */
const reportFile = ({ rows }: ImportReport, label: (row: ImportReport['rows'][number]) => string): Blob => {
  const { line, outcome, title, company, place, job, reason, warning } = texts.columns;
  return csvFile([
    [line, outcome, title, company, place, job, reason, warning],
    ...rows.map((row) => [
      row.line,
      label(row),
      row.title,
      row.companyName,
      row.location,
      row.jobId ?? '',
      [row.reason ?? '', ...(row.also ?? []).map((one) => one.reason)].join(' '),
      (row.warnings ?? []).map((one) => one.reason).join(' '),
    ]),
  ]);
};

/** Downloads the outcome of each row, actual or expected. */
function DownloadReport({ report, done = false, left }: { report: ImportReport } & RowState) {
  const name = done ? texts.reportName : texts.previewName;
  return (
    <Button
      icon={Download}
      onClick={() =>
        saveFile(
          reportFile(report, (row) => rowLabel(row, { done, left })),
          name({ day: dayInIndia(new Date()) }),
        )
      }
      className="max-sm:w-full"
    >
      {done ? texts.download : texts.downloadPreview}
    </Button>
  );
}

/** Outcome of each row after the import. */
function ImportDone({ kept, report }: { kept: KeptImport; report: ImportReport }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { new: imported } = report.counts;
  const id = report._id ?? '';
  const { data: imports } = useQuery({ ...importQuery(id), ...ANEW, enabled: id !== '' });
  const itself = imports?.body[0];
  const left = itself?.left;
  return (
    <Section title={texts.doneTitle} id="import-done" look="h3">
      <div className="stack gap-5">
        <div ref={box} tabIndex={-1} className="outline-none">
          <Notice
            tone={imported > 0 && !left ? 'green' : 'plain'}
            live="status"
            title={left ? texts.past.takenBackNow : texts.done({ count: imported })}
          >
            {texts.forWhom({ file: kept.fileName, whom: whomOf(kept) })}
          </Notice>
        </div>
        <ImportCounts report={report} label={left ? texts.past.takenBack : texts.imported} />
        <ImportWarnings report={report} done />
        <div className="row wrap gap-3">
          <DownloadReport report={report} done left={left} />
          {left?.length === 0 ? null : (
            <ButtonLink
              to={report._id ? `${tabAddress('jobs')}?import=${report._id}` : tabAddress('jobs')}
              className="max-sm:w-full"
            >
              {texts.toJobs}
            </ButtonLink>
          )}
          {itself ? <TakeBack of={itself} className="max-sm:w-full" /> : null}
          <ButtonLink
            variant="quiet"
            to={tabAddress('import')}
            // Also while the address of the result still loads.
            onClick={noteResultShown}
            className="max-sm:w-full"
          >
            {texts.another}
          </ButtonLink>
        </div>
        <ImportRows report={report} done left={left} />
      </div>
    </Section>
  );
}

/** Id of the import whose result is requested; empty for none, and for one that neither added nor refused anything. */
const resultIn = (search: URLSearchParams): string => search.get('result')?.replace('last', '') ?? '';

function ResultOf({ id }: { id: string }) {
  const imports = useRead(importQuery(id));
  if (!imports.ok) return <TabFailed message={imports.message} />;
  const [one] = imports.data.body;
  return one ? (
    <StoredResult of={one} />
  ) : (
    <EmptyState
      title={texts.past.gone}
      level={2}
      action={<ButtonLink to={tabAddress('import')}>{texts.another}</ButtonLink>}
    />
  );
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'admin');
  const url = new URL(request.url);
  const stored = resultIn(url.searchParams);
  await Promise.all([
    settle(load(NEWEST)),
    settle(load(pastImportsQuery(url.searchParams))),
    stored && settle(load(importQuery(stored))),
  ]);
}

export const shouldRevalidate = ({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && !isKeptResult(nextUrl);

/** Job import: choose a file, preview, import, review the outcome of each row. */
export default function ImportTab() {
  const newest = useRead(NEWEST);
  const { kept, running, finished } = useImport();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const result = kept && resultParam(kept);
  const isShown = result !== undefined && search.get('result') === result;
  // An import ends whenever its answer arrives, also while another page is open. Its result stays in view while its own
  // address loads.
  useEffect(() => {
    if (!finished || !result) return;
    if (isShown) noteResultShown();
    else void navigate(`?result=${result}`, { replace: true });
  }, [finished, result, isShown, navigate]);
  // The browser asks for confirmation before leaving the portal during an import.
  const isRunning = running !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
  if (!newest.ok) return <TabFailed message={newest.message} />;
  if (kept?.report && (finished || isShown)) return <ImportDone kept={kept} report={kept.report} />;
  const stored = resultIn(search);
  if (stored) return <ResultOf id={stored} />;
  return (
    <>
      <ImportForm newest={asChoices(newest.data.body)} />
      <ImportPreview />
      <PastImports />
      <ImportGuide />
    </>
  );
}
