import Download from 'lucide-react/icons/download';
import { Button } from '#web/components/button.tsx';
import { Hang } from '#web/components/hang.tsx';
import { Badge } from '#web/components/status-badge.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { csvFile } from '#web/lib/csv.ts';
import { saveFile } from '#web/lib/read-file.ts';
import { importWords as words } from '#web/words/en/admin-import.ts';

/** As many columns as the example fills. */
const EXAMPLE_COLUMNS = words.exampleRows[0].length;

const exampleFile = (): Blob =>
  csvFile([words.fields.slice(0, EXAMPLE_COLUMNS).map(({ heading }) => heading), ...words.exampleRows]);

/** Which columns a file may have, and a file to begin with. */
export function ImportGuide() {
  const { guideColumns } = words;
  return (
    <Hang
      title={words.guide}
      id="import-guide"
      look="h3"
      aside={
        <Button size="m" icon={Download} onClick={() => saveFile(exampleFile(), words.exampleName)}>
          {words.example}
        </Button>
      }
    >
      <div className="stack gap-4">
        <p className="soft max-w-[68ch]">
          {words.guideLead} {words.deadlineNote} {words.sameNote}
        </p>
        <Table
          caption={words.guide}
          head={
            <>
              <HeadCell>{guideColumns.heading}</HeadCell>
              <HeadCell>{guideColumns.also}</HeadCell>
              <HeadCell>{guideColumns.holds}</HeadCell>
            </>
          }
        >
          {words.fields.map(({ heading, also, holds, required }) => (
            <Row key={heading}>
              <Cell>
                <span className="row row-s wrap">
                  <b>{heading}</b>
                  {required ? <Badge>{words.required}</Badge> : null}
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
    </Hang>
  );
}
