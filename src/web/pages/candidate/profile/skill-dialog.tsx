import { LIMITS } from '#contract/rules.ts';
import { skillTexts as texts } from '#texts/profile.ts';
import { ruleTexts } from '#texts/rules.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { EntryDialog } from '#web/pages/candidate/profile/entry-dialog.tsx';
import type { Skill } from '#web/pages/candidate/profile/profile-queries.ts';
import { useEntryForm } from '#web/pages/candidate/profile/use-entry-form.ts';

/** Another name for one skill. */
export function SkillDialog({ skill, onClose }: { skill: Skill; onClose: () => void }) {
  const toast = useToast();
  const entry = useEntryForm<{ name: string }>({
    defaults: { name: skill.name },
    draft: `profile-skill:${skill._id}`,
    labels: { name: texts.name },
    problemAt: (_, { name }) => (name.trim() === '' ? ruleTexts.required : undefined),
    failed: texts.saveFailed,
    save: ({ name }) => call('updateSkill', { params: { id: skill._id }, body: { name } }),
    onSaved: () => {
      toast.done(texts.saved);
      onClose();
    },
  });
  return (
    <EntryDialog title={texts.editTitle} scope="skill" entry={entry} onClose={onClose}>
      <TextField {...entry.field('name')} maxLength={LIMITS.skill} autoComplete="off" required />
    </EntryDialog>
  );
}
