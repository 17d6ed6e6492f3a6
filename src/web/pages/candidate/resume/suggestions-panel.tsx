import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallInput, CallOutput } from '#contract/api.ts';
import type { SuggestedValue } from '#contract/resumes.ts';
import { SUGGESTION_KINDS } from '#contract/vocabularies.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { suggestionTexts as texts } from '#texts/resume.ts';
import { educationLevelTexts } from '#texts/vocabularies.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { call } from '#web/lib/api-client.ts';
import { monthText } from '#web/lib/formats.ts';
import { refetchInvalidated } from '#web/lib/queries.ts';
import { SUGGESTIONS } from '#web/pages/candidate/own-queries.ts';

type Suggestion = CallOutput<'listResumeSuggestions'>['suggestions'][number];

/** Parsing usually takes seconds: the longer it has taken, the longer the polling interval. */
const pauseMs = (since: string | null, askedAt: number): number =>
  Math.min(15_000, Math.max(2_000, (askedAt - Date.parse(since ?? '')) / 4 || 0));

/** How long the user is told that a file could not be parsed. */
const TOLD_MS = 24 * 3_600_000;

/** Suggestions from the newest resume, to add to the profile or to dismiss. They are optional. */
export function SuggestionsPanel({ now }: { now: string }) {
  const { data } = useQuery({
    ...SUGGESTIONS,
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data?.body.state === 'reading' && pauseMs(data.body.uploadedAt, dataUpdatedAt),
  });
  if (!data) return null;
  const { fileName, uploadedAt, suggestions, state } = data.body;
  if (suggestions.length > 0) return <Suggested fileName={fileName} suggestions={suggestions} />;
  if (state === 'reading') {
    return (
      <Notice live="status" title={texts.reading}>
        {texts.readingHelp({ name: fileName })}
      </Notice>
    );
  }
  const isRecent = uploadedAt !== null && Date.parse(now) - Date.parse(uploadedAt) < TOLD_MS;
  if (state !== 'unreadable' || !isRecent) return null;
  return (
    <Notice tone="amber" live="status" title={texts.unreadable({ name: fileName })}>
      {texts.unreadableHelp}
    </Notice>
  );
}

const toggled = (chosen: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};

function Suggested({ fileName, suggestions }: { fileName: string; suggestions: readonly Suggestion[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A profile has one phone number: replacing it must be chosen explicitly.
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const isChosen = ({ _id, kind }: Suggestion): boolean => changed.has(_id) === (kind === 'phone');
  const { answer, adding, skipping } = useAnswers(() => heading.current?.focus());
  const chosen = suggestions.filter(isChosen);
  const rest = suggestions.filter((one) => !isChosen(one));
  return (
    <Card as="section" className="stack" aria-labelledby="suggestions">
      <div>
        <h3 className="title scroll-mt-22" id="suggestions" ref={heading} tabIndex={-1}>
          {texts.title}
        </h3>
        <p className="small soft wrap-anywhere">{texts.lead({ name: fileName })}</p>
      </div>
      <div className="suggestions">
        {SUGGESTION_KINDS.map((kind) => {
          const rows = suggestions.filter((one) => one.kind === kind);
          return rows.length > 0 ? (
            <fieldset key={kind}>
              <legend className="label">{texts.kinds[kind]}</legend>
              <div className={kind === 'skill' || kind === 'hobby' ? 'flex flex-wrap gap-x-6' : 'grid'}>
                {rows.map((one) => (
                  <Checkbox
                    key={one._id}
                    name="suggestion"
                    value={one._id}
                    oneOfMany
                    label={suggestionText(one.value)}
                    checked={isChosen(one)}
                    onChange={() => setChanged((before) => toggled(before, one._id))}
                  />
                ))}
              </div>
            </fieldset>
          ) : null;
        })}
      </div>
      <div className="row wrap">
        <Button
          variant="primary"
          size="m"
          busy={adding}
          busyLabel={texts.adding}
          disabled={chosen.length === 0 || skipping}
          onClick={() => answer({ chosen, rest })}
        >
          {texts.addChosen({ count: chosen.length })}
        </Button>
        <Button
          variant="quiet"
          size="m"
          busy={skipping}
          disabled={adding}
          onClick={() => answer({ chosen: [], rest: suggestions })}
        >
          {texts.skipAll}
        </Button>
      </div>
    </Card>
  );
}

/** A suggestion on one line. */
const suggestionText = (value: SuggestedValue): string => {
  switch (value.kind) {
    case 'phone':
      return value.phone;
    case 'skill':
    case 'hobby':
      return value.name;
    case 'summary':
      return value.text;
    case 'project':
      return value.startDate ? dated(value.title, value.startDate, value.endDate) : value.title;
    case 'certificate':
      return [value.title, value.issuer, monthText(value.issueDate)].filter(Boolean).join(', ');
    case 'education':
      return [labelOf(educationLevelTexts, value.degree), value.institute, value.yearOfPassing, value.grade]
        .filter(Boolean)
        .join(', ');
    case 'employment':
      return dated(
        value.position && value.company ? texts.text.job(value) : value.position || value.company,
        value.startDate,
        value.endDate,
      );
  }
};

/** Without an end it goes on. */
const dated = (name: string, start: string, end: string | null): string =>
  texts.text.dated({ name, start: monthText(start), end: end ? monthText(end) : texts.text.present });

const idsOf = (suggestions: readonly Suggestion[]): string[] => suggestions.map(({ _id }) => _id);

/** Answers all suggestions at once: the selected ones are added, the others are not suggested again. */
function useAnswers(onGone: () => void) {
  const toast = useToast();
  /** One call, so that leaving the page is all or nothing; resolves once the profile shows the result. */
  const send = async (body: CallInput<'answerResumeSuggestions'>['body']): Promise<void> => {
    await call('answerResumeSuggestions', { body }, { patched: true });
    await refetchInvalidated();
  };
  const { mutate: takeBack } = useMutation({
    mutationFn: (suggestions: readonly Suggestion[]) => send({ reopen: idsOf(suggestions) }),
    onError: (failure) => toast.error(failure.message),
  });
  const {
    mutate: answer,
    isPending: answering,
    variables,
  } = useMutation({
    mutationFn: ({ chosen, rest }: { chosen: readonly Suggestion[]; rest: readonly Suggestion[] }) => {
      // The focused button is removed with the rows.
      onGone();
      return send({ add: idsOf(chosen), dismiss: idsOf(rest) });
    },
    onSuccess: (_, { chosen, rest }) => {
      if (chosen.length > 0) toast.done(texts.addedAll({ count: chosen.length }));
      else toast.done(texts.skippedAll, { label: texts.undo, onAction: () => takeBack(rest) });
    },
    onError: (failure) => toast.error(failure.message),
  });
  return { answer, adding: answering && variables.chosen.length > 0, skipping: answering && !variables.chosen.length };
}
