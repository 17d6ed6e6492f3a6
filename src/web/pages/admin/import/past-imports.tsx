import { Link, useSearchParams } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { importTexts as texts } from '#texts/admin-import.ts';
import { Wrapped } from '#web/components/breakable.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { Pagination } from '#web/components/pagination.tsx';
import { Section } from '#web/components/section.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { countText, dateTimeText } from '#web/lib/formats.ts';
import { withParams } from '#web/lib/list-params.ts';
import { read, useRead } from '#web/lib/queries.ts';
import { useImport } from '#web/pages/admin/import/import-run.ts';
import { importWhom } from '#web/pages/admin/jobs/import-whom.ts';
import { TakeBack } from '#web/pages/admin/jobs/take-back.tsx';
import { tabAddress } from '#web/pages/admin/tabs.ts';

const { past: words } = texts;

const SHOWN_AT_ONCE = 10;
/** Name of its page parameter in the address. */
const PAGE = 'imports';

const pageIn = (search: URLSearchParams): number => Math.max(1, Math.floor(Number(search.get(PAGE))) || 1);

/** The page of past imports given in the address. */
export const pastImportsQuery = (search: URLSearchParams) =>
  read('listImports', { query: { page: pageIn(search), limit: SHOWN_AT_ONCE } });

/** Past imports, each with links to its jobs and to undo it. Renders nothing if there are none. */
export function PastImports() {
  const [search] = useSearchParams();
  const imports = useRead(pastImportsQuery(search));
  const { kept } = useImport();
  if (!imports.ok || imports.data.total === 0) return null;
  return (
    <Section title={words.title} id="past-imports" look="h3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields only */}
      <div data-list role="group" tabIndex={-1} aria-label={words.title} className="scroll-mt-20 outline-none">
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
              <Cell className="num min-w-24 whitespace-normal">{dateTimeText(one.createdAt)}</Cell>
              <Cell label={words.file} className="min-w-24 whitespace-normal">
                <Wrapped>{one.fileName}</Wrapped>
              </Cell>
              <Cell label={words.whom} className="min-w-28 wrap-anywhere whitespace-normal">
                {importWhom(one)}
              </Cell>
              <Cell label={words.jobs} className="num min-w-20 whitespace-normal">
                {one.takenBackAt
                  ? words.takenBack
                  : words.left({ left: countText(one.jobs), added: countText(one.added) })}
                {one.reopened ? (
                  <span className="sub">
                    <Link
                      className="link inline-flex min-h-6 items-center max-md:min-h-11"
                      to={`${tabAddress('jobs')}?import=${one._id}&status=Active`}
                    >
                      {words.reopened({ count: one.reopened })}
                    </Link>
                  </span>
                ) : null}
                {one.wrong > 0 ? <span className="sub">{words.errors({ count: one.wrong })}</span> : null}
              </Cell>
              <Cell kind="actions">
                {kept?.report?._id === one._id || one.wrong + one.present > 0 ? (
                  <ButtonLink variant="quiet" size="s" to={`?result=${one._id}`}>
                    {words.result}
                  </ButtonLink>
                ) : null}
                {one.jobs > 0 ? (
                  <ButtonLink variant="quiet" size="s" to={`${tabAddress('jobs')}?import=${one._id}`}>
                    {words.show}
                  </ButtonLink>
                ) : null}
                {one.added > 0 ? <TakeBack of={one} variant="quiet" size="s" /> : null}
              </Cell>
            </Row>
          ))}
        </Table>
        <Pagination
          page={pageIn(search)}
          pages={Math.ceil(imports.data.total / SHOWN_AT_ONCE)}
          label={words.pages}
          to={(next) => `${withParams(search, { [PAGE]: next > 1 ? String(next) : '' })}#past-imports`}
        />
      </div>
    </Section>
  );
}
