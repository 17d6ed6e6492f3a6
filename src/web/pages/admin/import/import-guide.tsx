import Download from 'lucide-react/icons/download';
import { importTexts as texts } from '#texts/admin-import.ts';
import { Button } from '#web/components/button.tsx';
import { Section } from '#web/components/section.tsx';
import { Badge } from '#web/components/status-badge.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { csvFile } from '#web/lib/csv.ts';
import { saveFile } from '#web/lib/read-file.ts';

const COLUMNS = [
  ...texts.fields.map((column) => ({ ...column, required: true })),
  ...texts.optionalFields.map((column) => ({ ...column, required: false })),
];

/** As many columns as the example fills. */
const EXAMPLE_COLUMNS = Math.max(...texts.exampleRows.map((row) => row.length));

const exampleFile = (): Blob =>
  csvFile([COLUMNS.slice(0, EXAMPLE_COLUMNS).map(({ heading }) => heading), ...texts.exampleRows]);

/** Which columns a file may have, and a file to begin with. */
export function ImportGuide() {
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
                  <b>{heading}</b>
                  {required ? <Badge>{texts.required}</Badge> : null}
                </span>
              </Cell>
              <Cell label={guideColumns.also} className="soft whitespace-normal">
                {also}
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
