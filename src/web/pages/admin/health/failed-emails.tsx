import { Link } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import type { AccountKind } from '#contract/vocabularies.ts';
import { healthTexts as texts } from '#texts/admin-health.ts';
import { Breakable } from '#web/components/breakable.tsx';
import { Card } from '#web/components/card.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { countText, dateTimeText } from '#web/lib/formats.ts';
import { tabAddress } from '#web/pages/admin/tabs.ts';

const accountAddress = (kind: AccountKind, email: string): string => {
  if (kind === 'admin') return tabAddress('administrators');
  return `${tabAddress(kind === 'candidate' ? 'candidates' : 'recruiters')}?name=${encodeURIComponent(email)}`;
};

/** The newest undelivered emails, each address linking to its account. */
export function FailedEmails({ email, now }: { email: CallOutput<'adminHealth'>['email']; now: string }) {
  const { failures, newest } = email;
  const values = { count: failures, text: countText(failures) };
  return (
    <Card as="section" aria-label={texts.failures} className="stack">
      <h3 className="h3">{texts.failures}</h3>
      {failures === 0 ? (
        <p className="soft">{texts.failuresNone}</p>
      ) : (
        <div className="stack">
          <p>
            {failures > newest.length
              ? texts.failuresNewest({ ...values, shown: countText(newest.length) })
              : texts.failuresLead(values)}
          </p>
          <Table
            caption={texts.failures}
            tight
            head={
              <>
                <HeadCell>{texts.failureColumns.to}</HeadCell>
                <HeadCell>{texts.failureColumns.why}</HeadCell>
                <HeadCell>{texts.failureColumns.at}</HeadCell>
              </>
            }
          >
            {newest.map(({ to, kind, refused, answer, at }) => (
              <Row key={`${to} ${at}`}>
                <Cell kind="title">
                  {kind ? (
                    <Link className="link" to={accountAddress(kind, to)}>
                      <Breakable>{to}</Breakable>
                    </Link>
                  ) : (
                    <Breakable>{to}</Breakable>
                  )}
                </Cell>
                <Cell label={texts.failureColumns.why}>
                  <div className="whitespace-normal">
                    {refused ? texts.refused : texts.lost}
                    {answer ? <span className="sub block wrap-anywhere">{answer}</span> : null}
                  </div>
                </Cell>
                <Cell label={texts.failureColumns.at} className="num">
                  {dateTimeText(at, now)}
                </Cell>
              </Row>
            ))}
          </Table>
        </div>
      )}
    </Card>
  );
}
