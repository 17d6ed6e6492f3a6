import { importTexts as texts } from '#texts/admin-import.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { Section } from '#web/components/section.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { DOT } from '#web/lib/dot.ts';
import { countText, dateTimeText } from '#web/lib/formats.ts';
import type { Read } from '#web/lib/queries.ts';
import { importWhom } from '#web/pages/admin/jobs/import-whom.ts';
import { TakeBack } from '#web/pages/admin/jobs/take-back.tsx';
import { tabAddress } from '#web/pages/admin/tabs.ts';

const { columns, past: words } = texts;

/** What the server keeps of an import: how many jobs it added, and the rows that it left out with their reasons. */
export function StoredResult({ of: one }: { of: Read<'listImports'>['body'][number] }) {
  const { _id, fileName, createdAt, added, jobs, wrong, present, errors = [], takenBackAt } = one;
  return (
    <Section title={texts.doneTitle} id="import-done" look="h3">
      <div className="stack gap-5">
        <Notice
          tone={added > 0 && !takenBackAt ? 'green' : 'plain'}
          title={takenBackAt ? words.takenBackNow : texts.done({ count: added })}
        >
          {texts.forWhom({ file: fileName, whom: importWhom(one) })}
          {DOT}
          <span className="num">{dateTimeText(createdAt)}</span>
        </Notice>
        {present > 0 ? <p className="soft">{words.skipped({ count: present })}</p> : null}
        <div className="row wrap gap-3">
          {jobs > 0 ? (
            <ButtonLink to={`${tabAddress('jobs')}?import=${_id}`} className="max-sm:w-full">
              {texts.toJobs}
            </ButtonLink>
          ) : null}
          {added > 0 ? <TakeBack of={one} className="max-sm:w-full" /> : null}
          <ButtonLink variant="quiet" to={tabAddress('import')} className="max-sm:w-full">
            {texts.another}
          </ButtonLink>
        </div>
        {errors.length > 0 ? (
          <div className="stack gap-3">
            <p className="soft">
              {errors.length < wrong
                ? words.leftOutFirst({ count: countText(wrong), shown: countText(errors.length) })
                : words.leftOut({ count: wrong })}
            </p>
            <Table
              caption={texts.outcomes.wrong}
              tight
              head={[columns.line, columns.title, columns.company, columns.reason].map((label) => (
                <HeadCell key={label}>{label}</HeadCell>
              ))}
            >
              {errors.map(({ line, title, companyName, reasons }) => (
                <Row key={line}>
                  <Cell className="num">{texts.line({ line: countText(line) })}</Cell>
                  <Cell label={columns.title} className="min-w-28 whitespace-normal wrap-anywhere">
                    {title || <span className="muted">{texts.empty}</span>}
                  </Cell>
                  <Cell label={columns.company} className="min-w-28 whitespace-normal wrap-anywhere">
                    {companyName || <span className="muted">{texts.empty}</span>}
                  </Cell>
                  <Cell label={columns.reason} className="min-w-36 whitespace-normal wrap-anywhere">
                    {reasons.map((reason) => (
                      <span key={reason} className="block">
                        {reason}
                      </span>
                    ))}
                  </Cell>
                </Row>
              ))}
            </Table>
          </div>
        ) : null}
      </div>
    </Section>
  );
}
