import { auditTexts } from '#texts/admin-audit.ts';
import { candidatePageTexts as texts } from '#texts/admin-candidates.ts';
import { auditActionText, auditFieldText, auditValueText } from '#texts/by-code/audit-text.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { countText, dateTimeText } from '#web/lib/formats.ts';
import { type Read, useRead } from '#web/lib/queries.ts';
import { partText } from '#web/pages/admin/audit/part-text.ts';
import { historyOf } from '#web/pages/admin/candidates/candidate-queries.ts';
import { tabAddress } from '#web/pages/admin/tabs.ts';

type Entry = Read<'listAuditLog'>['body'][number];

/** Audit history of the account, newest first: who, when, old and new value, and why. */
export function CandidateHistoryList({ code }: { code: string }) {
  const history = useRead(historyOf(code));
  return (
    <Section title={texts.history} look="h3" level={2} id="history">
      {history.ok ? (
        <Entries {...history.data} code={code} />
      ) : (
        <LoadFailed title={texts.historyFailed} message={history.message} />
      )}
    </Section>
  );
}

function Entries({ body: rows, total, code }: Read<'listAuditLog'> & { code: string }) {
  if (rows.length === 0) return <p className="soft">{texts.noHistory}</p>;
  return (
    <div className="stack stack-s">
      {total > rows.length ? (
        <p className="small soft num">
          {texts.historyOf({ shown: countText(rows.length), all: countText(total) })}{' '}
          <TextLink to={`${tabAddress('audit')}?code=${code}`}>{texts.allHistory}</TextLink>
        </p>
      ) : null}
      <ol className="list-none divide-y divide-line border-line border-b">
        {rows.map((entry) => (
          <HistoryEntry key={entry._id} entry={entry} />
        ))}
      </ol>
    </div>
  );
}

function HistoryEntry({ entry }: { entry: Entry }) {
  const { actor, action, from, to, reason, values = [], at } = entry;
  const part = partText(entry);
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p>
          <b className="font-[580]">{auditActionText(action)}</b>
          {from && to ? (
            <span className="soft"> {texts.step({ from: auditValueText(from), to: auditValueText(to) })}</span>
          ) : null}
          {part ? <span className="small muted"> {part}</span> : null}
        </p>
        {values.map((value) => (
          <p key={value.field} className="small soft wrap-anywhere">
            {auditFieldText(value.field)}: {texts.step({ from: value.from, to: value.to })}
          </p>
        ))}
        {reason ? <p className="small soft wrap-anywhere whitespace-pre-line">{reason}</p> : null}
      </div>
      <p className="small muted sm:text-right">
        <span className="num">{dateTimeText(at)}</span>
        <span className="block max-sm:inline max-sm:before:content-['\a0·_']">
          {actor
            ? actor.name
              ? texts.by({ name: actor.name, code: actor.userCode })
              : actor.userCode
            : auditTexts.portal}
        </span>
      </p>
    </li>
  );
}
