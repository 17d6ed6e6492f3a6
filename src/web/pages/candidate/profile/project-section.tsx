import { profileTexts, projectTexts as texts } from '#texts/profile.ts';
import { ChipList } from '#web/components/chips.tsx';
import { Typed } from '#web/components/typed.tsx';
import { call } from '#web/lib/api-client.ts';
import { monthText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { patchReads } from '#web/lib/queries.ts';
import { betweenText } from '#web/pages/candidate/profile/between-text.ts';
import { EntrySection } from '#web/pages/candidate/profile/entry-section.tsx';
import { Line } from '#web/pages/candidate/profile/list-section.tsx';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';
import type { Profile, Project } from '#web/pages/candidate/profile/profile-queries.ts';
import { ProjectDialog } from '#web/pages/candidate/profile/project-dialog.tsx';
import { useRemoval } from '#web/pages/candidate/profile/use-removal.ts';

/** Re-creates a deleted project with all its fields. */
const again = ({ title, role, startDate, endDate, description, technologies, link }: Project) =>
  call('addProject', {
    body: { title, role, startDate: startDate ?? '', endDate: endDate ?? '', description, technologies, link },
  });

/** A project that its form would reject cannot be re-created. */
const isWhole = ({ title, role, startDate, endDate }: Project): boolean =>
  Boolean(title && role && startDate && endDate);

/** Projects: the list and its form. A deletion can be undone for a few seconds. */
export function ProjectSection({ part, form }: { part: Profile['projects']; form: OpenForm }) {
  const removal = useRemoval<Project>({
    patch: (change) => patchReads('listProjects', (list) => ({ ...list, body: change(list.body) })),
    remove: ({ _id }) => call('deleteProject', { params: { id: _id } }),
    done: ({ title }) => profileTexts.deleted({ what: title || profileTexts.sections.projects }),
    failed: texts.deleteFailed,
    again,
    mayBeAgain: isWhole,
  });
  return (
    <EntrySection
      id="projects"
      title={profileTexts.sections.projects}
      part={part}
      form={form}
      words={texts}
      emptyHelp={texts.emptyHelp}
      nameOf={({ title }) => title}
      onDelete={removal.action}
      row={(entry) => (
        <>
          <h3 className="title break-words">
            {entry.title ? <Typed>{entry.title}</Typed> : profileTexts.notMentioned}
          </h3>
          <p className="soft break-words">
            <Typed>{entry.role ?? ''}</Typed>
          </p>
          <Line parts={[durationOf(entry)]} className="small muted num" />
          {entry.description ? (
            <p className="entry-text mt-2" lang={langOf(entry.description)}>
              {entry.description}
            </p>
          ) : null}
          {entry.technologies.length > 0 ? (
            <div className="mt-3">
              <ChipList items={entry.technologies} />
            </div>
          ) : null}
          {entry.link ? (
            <p className="mt-2">
              <a
                className="link break-all inline-flex items-center min-h-11 md:min-h-6"
                href={entry.link}
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                {entry.link.replace(/^https?:\/\//, '')}
              </a>
            </p>
          ) : null}
        </>
      )}
      dialog={(edited) => <ProjectDialog key={form.id} project={edited} onClose={form.close} />}
    />
  );
}

/** `Jan 2024 - Jun 2024` */
const durationOf = ({ startDate, endDate, duration }: Project): string =>
  startDate || endDate ? betweenText(monthText(startDate), monthText(endDate)) : duration;
