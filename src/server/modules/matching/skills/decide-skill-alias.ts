import type { AliasId, SkillAlias } from '#contract/skill-aliases.ts';
import type { AliasDecision } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { Problem } from '#server/problem.ts';
import { aliasView } from './list-skill-aliases.ts';
import { decideAlias, findAliasForUpdate, getAliasRow } from './skill-aliases.store.ts';

/**
 * Accepts or rejects a proposed merge of two spellings, or reopens it (`proposed`). Takes effect with the next training, so that no
 * list mixes both.
 * @throws NOT_FOUND when it was never proposed; SKILL_DECIDED_MEANWHILE when it was decided otherwise and not reopened,
 *   or when the decision to reopen was not made at `decidedAt`
 */
export const decideSkillAlias = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: AdminCaller,
  { id, decision, decidedAt }: AliasId & { decision: AliasDecision; decidedAt?: string | undefined },
): Promise<SkillAlias> => {
  const at = now();
  return db.transaction(async (tx) => {
    const found = await findAliasForUpdate(tx, id);
    if (!found) throw new Problem('NOT_FOUND');
    const isAnother =
      decision === 'proposed'
        ? decidedAt !== undefined && found.decidedAt?.getTime() !== Date.parse(decidedAt)
        : found.decision !== decision;
    if (found.decision !== 'proposed' && isAnother)
      throw new Problem('SKILL_DECIDED_MEANWHILE', { params: { decision: found.decision } });
    if (found.decision !== decision) {
      await decideAlias(tx, id, { decision, by: by.accountId, at });
      await recordAudit(tx, {
        actor: { id: by.accountId, kind: 'admin', code: by.userCode },
        action: 'skill_merge_decided',
        subject: { kind: 'skill', code: '' },
        from: found.decision,
        to: `${decision}: ${found.fromName} = ${found.toName}`,
        at,
      });
    }
    const row = await getAliasRow(tx, id);
    if (!row) throw new Problem('NOT_FOUND');
    return aliasView(row);
  });
};
