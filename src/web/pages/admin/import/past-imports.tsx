import { adminTexts } from '#texts/admin.ts';
import { importTexts as texts } from '#texts/admin-import.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Section } from '#web/components/section.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { countText, dateTimeText } from '#web/lib/formats.ts';
import { type Read, useRead } from '#web/lib/queries.ts';
import { IMPORTS } from '#web/pages/admin/jobs/job-queries.ts';
import { TakeBack } from '#web/pages/admin/jobs/take-back.tsx';
import { tabAddress } from '#web/pages/admin/tabs.ts';

type Import = Read<'listImports'>['body'][number];

const { past: words } = texts;

const whomOf = ({ recruiter }: Import): string =>
  recruiter ? [recruiter.companyName, recruiter.userCode].filter(Boolean).join(' · ') : texts.nobody;

/** What was imported before, each with the way to its jobs and the way back. Nothing while nothing was. */
export function PastImports() {
  const imports = useRead(IMPORTS);
  if (!imports.ok || imports.data.body.length === 0) return null;
  return (
    <Section title={words.title} id="past-imports" look="h3">
      <Table
        caption={words.title}
        head={
          <>
            {[words.when, words.file, words.whom, words.jobs].map((label) => (
              <HeadCell key={label}>{label}</HeadCell>
            ))}
            <HeadCell hidden>{adminTexts.columns.actions}</HeadCell>
          </>
        }
      >
        {imports.data.body.map((one) => (
          <Row key={one._id}>
            <Cell className="num nowrap">{dateTimeText(one.createdAt)}</Cell>
            <Cell label={words.file} className="wrap-anywhere whitespace-normal">
              {one.fileName}
            </Cell>
            <Cell label={words.whom} className="wrap-anywhere whitespace-normal">
              {whomOf(one)}
            </Cell>
            <Cell label={words.jobs} className="num">
              {one.takenBackAt
                ? words.takenBack
                : words.left({ left: countText(one.jobs), added: countText(one.added) })}
            </Cell>
            <Cell kind="actions">
              <ButtonLink variant="quiet" size="s" to={`${tabAddress('jobs')}?import=${one._id}`}>
                {words.show}
              </ButtonLink>
              <TakeBack of={one} variant="quiet" size="s" />
            </Cell>
          </Row>
        ))}
      </Table>
    </Section>
  );
}
