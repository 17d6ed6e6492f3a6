import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AliasDecision } from '#contract/vocabularies.ts';
import { adminTexts } from '#texts/admin.ts';
import { adminSkillTexts as texts } from '#texts/admin-skills.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Cell, HeadCell, Row, Table } from '#web/components/table.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call, failureMessage } from '#web/lib/api-client.ts';
import { DOT } from '#web/lib/dot.ts';
import { countText, dateTimeText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { load, type Read, read, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { windowIn } from '#web/pages/admin/list/list-address.ts';
import { ListFoot } from '#web/pages/admin/list/list-foot.tsx';
import { useRowFocus } from '#web/pages/admin/list/use-row-focus.ts';
import { TabFailed } from '#web/pages/admin/tab-failed.tsx';
import type { Route } from './+types/skills-tab';

type Pair = Read<'listSkillAliases'>['body'][number];

const isDecided = (search: URLSearchParams): boolean => search.get('decided') === 'yes';
const listQuery = (search: URLSearchParams) =>
  read('listSkillAliases', { query: { decided: isDecided(search), ...windowIn(search) } });

/** Decides a pair, describes the effect, and offers Undo. */
function useDecision() {
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ pair: { _id: id, decidedAt }, decision }: { pair: Pair; decision: AliasDecision }) =>
      decision === 'proposed'
        ? call('reopenSkillAlias', { params: { id }, query: { decidedAt } })
        : call('decideSkillAlias', { params: { id }, body: { decision } }),
    onSuccess: (decided, { pair, decision }) => {
      const said = { from: pair.from.skill, to: pair.to.skill };
      if (decision === 'proposed') toast.done(texts.undone(said));
      else
        toast.done(decision === 'accepted' ? texts.accepted(said) : texts.refused(said), {
          label: texts.undo,
          onAction: () => mutate({ pair: decided, decision: 'proposed' }),
        });
    },
    onError: (failure) => toast.error(failureMessage(failure)),
  });
  return { decide: (pair: Pair, decision: AliasDecision) => mutate({ pair, decision }), isPending };
}

function Skill({ of: { skill, listings } }: { of: Pair['from'] }) {
  return (
    <div>
      <b className="wrap-anywhere whitespace-normal" lang={langOf(skill)}>
        {skill}
      </b>
      <span className="sub num block">{texts.jobs({ count: listings })}</span>
    </div>
  );
}

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  requireSession(request, 'admin');
  await settle(load(listQuery(url.searchParams)));
  return { now: new Date().toISOString() };
}

/** Spellings that may be the same skill: accept, refuse, and earlier decisions. */
export default function SkillsTab({ loaderData: { now } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const list = useRead(listQuery(search));
  const { decide, isPending } = useDecision();
  const kept = useRowFocus(list.ok ? list.data.body : []);
  if (!list.ok) return <TabFailed message={list.message} />;
  const { body: pairs, total } = list.data;
  const decided = isDecided(search);
  return (
    <>
      <p className="soft max-w-[64ch]">{texts.lead}</p>
      <Tabs
        label={texts.title}
        tabs={[
          { to: '?', label: texts.waiting, current: !decided },
          { to: '?decided=yes', label: texts.decided, current: decided },
        ]}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields only */}
      <div {...kept} role="group" aria-label={texts.title} className="skill-pairs rounded-3">
        {pairs.length === 0 ? (
          <EmptyState title={decided ? texts.noneDecided : texts.none}>
            {decided ? texts.noneDecidedHelp : texts.noneHelp}
          </EmptyState>
        ) : (
          <Table
            caption={texts.caption}
            tight
            head={
              <>
                <HeadCell>{texts.from}</HeadCell>
                <HeadCell>{texts.to}</HeadCell>
                <HeadCell>{decided ? texts.decision : texts.alike}</HeadCell>
                <HeadCell hidden>{adminTexts.columns.actions}</HeadCell>
              </>
            }
          >
            {pairs.map((pair) => (
              <Row key={pair._id}>
                <Cell kind="title">
                  <Skill of={pair.from} />
                </Cell>
                <Cell label={texts.to}>
                  <Skill of={pair.to} />
                </Cell>
                <Cell label={decided ? texts.decision : texts.alike} className="num">
                  {decided ? <Decided pair={pair} now={now} /> : texts.percent({ share: countText(pair.alike) })}
                </Cell>
                <Cell kind="actions">
                  <Choices pair={pair} busy={isPending} onDecide={(decision) => decide(pair, decision)} />
                </Cell>
              </Row>
            ))}
          </Table>
        )}
        <ListFoot found={total} shown={pairs.length} />
      </div>
    </>
  );
}

function Decided({ pair: { decision, decidedAt, decidedBy }, now }: { pair: Pair; now: string }) {
  return (
    <div>
      {texts.states[decision]}
      <span className="sub block whitespace-normal">
        {[decidedAt && dateTimeText(decidedAt, now), decidedBy].filter(Boolean).join(DOT)}
      </span>
    </div>
  );
}

interface ChoicesProps {
  pair: Pair;
  busy: boolean;
  onDecide: (decision: AliasDecision) => void;
}

function Choices({ pair, busy, onDecide }: ChoicesProps) {
  const said = { from: pair.from.skill, to: pair.to.skill };
  if (pair.decision !== 'proposed')
    return (
      <Button size="s" disabled={busy} aria-label={texts.undoPair(said)} onClick={() => onDecide('proposed')}>
        {texts.undo}
      </Button>
    );
  return (
    <div className="row wrap justify-end gap-2">
      <Button
        size="s"
        variant="primary"
        disabled={busy}
        aria-label={texts.acceptPair(said)}
        onClick={() => onDecide('accepted')}
      >
        {texts.accept}
      </Button>
      <Button size="s" disabled={busy} aria-label={texts.refusePair(said)} onClick={() => onDecide('refused')}>
        {texts.refuse}
      </Button>
    </div>
  );
}
