import { useMutation } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { LIMITS } from '#contract/rules.ts';
import { profileTexts, skillTexts as texts } from '#texts/profile.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { TagField } from '#web/components/tag-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call, failureMessage } from '#web/lib/api-client.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { patchReads, refetchInvalidated } from '#web/lib/queries.ts';
import { suggestSkills } from '#web/lib/use-suggestions.ts';
import { EntryDialog } from '#web/pages/candidate/profile/entry-dialog.tsx';
import { EntryNotFound, entryOf, ListSection } from '#web/pages/candidate/profile/list-section.tsx';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';
import type { Profile, Skill } from '#web/pages/candidate/profile/profile-queries.ts';
import { failedBecause, useRemoval } from '#web/pages/candidate/profile/removal.tsx';
import { useEntryForm } from '#web/pages/candidate/profile/use-entry-form.ts';
import type { PatchRows } from '#web/pages/candidate/rows.ts';

/** Renames a skill. */
function SkillDialog({ skill, onClose }: { skill: Skill; onClose: () => void }) {
  const toast = useToast();
  const entry = useEntryForm<{ name: string }>({
    defaults: { name: skill.name },
    draft: `profile-skill:${skill._id}`,
    labels: { name: texts.name },
    check: {
      schema: async () => (await import('#contract/profile.ts')).SkillForm,
    },
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

const patchSkills: PatchRows<Skill> = (change) =>
  patchReads('listSkills', (list) => ({ ...list, body: change(list.body) }));

/** Shown in the list while it is being saved. */
const added = (name: string): Skill => ({ _id: `new ${name}`, name });
const isAdded = ({ _id }: Skill): boolean => _id.startsWith('new ');

/** Skills: typed one after another, renamed, and deleted with Undo. */
export function SkillsSection({ part, form }: { part: Profile['skills']; form: OpenForm }) {
  const removal = useRemoval<Skill>({
    patch: patchSkills,
    remove: ({ _id }) => call('deleteSkill', { params: { id: _id } }),
    done: ({ name }) => profileTexts.deleted({ what: name }),
    failed: texts.deleteFailed,
    again: ({ name }) => call('addSkill', { body: { name } }),
  });
  const add = useAddition();
  const edited = entryOf(part, form.id);
  return (
    <>
      <ListSection
        id="skills"
        title={profileTexts.sections.skills}
        part={part}
        failed={texts.loadFailed}
        empty={{ title: texts.empty, help: texts.emptyHelp }}
        before={<AddSkill onAdd={add} focused={form.form === 'skills' && !form.id} />}
      >
        {(skills) => (
          <ul className="skill-list">
            {skills.map((skill) => (
              <li key={skill._id} className="skill">
                <span lang={langOf(skill.name)}>{skill.name}</span>
                {isAdded(skill) ? (
                  <span className="spin mx-2" aria-hidden="true" />
                ) : (
                  <>
                    <ButtonLink
                      {...form.open('skills', skill._id)}
                      variant="quiet"
                      size="s"
                      iconOnly
                      icon={Pencil}
                      className="ml-1"
                    >
                      {texts.edit({ name: skill.name })}
                    </ButtonLink>
                    <Button variant="quiet" size="s" iconOnly icon={X} onClick={() => removal.action(skill)}>
                      {texts.delete({ name: skill.name })}
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </ListSection>
      {form.form === 'skills' && form.id && part.ok ? (
        edited ? (
          <SkillDialog key={form.id} skill={edited} onClose={form.close} />
        ) : (
          <EntryNotFound onClose={form.close} />
        )
      ) : null}
    </>
  );
}

/** Adds the typed skills optimistically, and removes them with the server's message when refused. */
function useAddition(): (names: readonly string[]) => void {
  const toast = useToast();
  const { mutate } = useMutation({
    onMutate: (names) => patchSkills((skills) => [...skills, ...names.map(added)]),
    mutationFn: async (names: readonly string[]) => {
      // Sequential, so that they keep the typed order; the list is refetched afterwards.
      for (const name of names) {
        try {
          await call('addSkill', { body: { name } }, { patched: true });
        } catch (failure) {
          patchSkills((skills) => skills.filter(({ _id }) => _id !== added(name)._id));
          toast.error(failedBecause(`${texts.saveFailed}: ${name}`, failureMessage(failure)));
        }
      }
      await refetchInvalidated();
    },
  });
  return mutate;
}

function AddSkill({ onAdd, focused }: { onAdd: (names: readonly string[]) => void; focused: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  return (
    <div className="flex gap-2 items-end max-w-[560px]">
      <div className="grow min-w-0">
        <TagField
          label={texts.label}
          name="skill"
          hint={texts.hint}
          placeholder={texts.placeholder}
          suggest={suggestSkills}
          max={LIMITS.skills}
          ref={input}
          // Each skill is submitted as soon as it is complete; the field stays empty.
          value={[]}
          onValueChange={(names) => onAdd(names.map((name) => name.slice(0, LIMITS.skill)))}
        />
      </div>
      {/* Leaving the field submits its content; the button is a visible target for that on a phone. */}
      <Button icon={Plus} onClick={() => input.current?.focus()}>
        {profileTexts.add}
      </Button>
    </div>
  );
}
