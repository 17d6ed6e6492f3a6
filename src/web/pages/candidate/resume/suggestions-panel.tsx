import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import type { CallOutput } from '#contract/api.ts';
import { SUGGESTION_KINDS } from '#contract/vocabularies.ts';
import { suggestionTexts as texts } from '#texts/resume.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Notice } from '#web/components/notice.tsx';
import { SUGGESTIONS } from '#web/pages/candidate/own-queries.ts';
import { suggestionText } from '#web/pages/candidate/resume/suggestion-text.ts';
import { useAnswers } from '#web/pages/candidate/resume/use-answers.ts';

type Suggestion = CallOutput<'listResumeSuggestions'>['suggestions'][number];

/** Reading takes seconds; the page asks no oftener than that. */
const EVERY_MS = 3_000;

/** For how long a person is told that a file could not be read. */
const TOLD_MS = 24 * 3_600_000;

/** What was read from the newest resume, to add to the profile or to leave out. A profile is whole without it. */
export function SuggestionsPanel({ now }: { now: string }) {
  const { data } = useQuery({
    ...SUGGESTIONS,
    refetchInterval: (query) => (query.state.data?.body.state === 'reading' ? EVERY_MS : false),
  });
  if (!data) return null;
  const { fileName, uploadedAt, suggestions, state } = data.body;
  if (suggestions.length > 0) return <Suggested fileName={fileName} suggestions={suggestions} />;
  if (state === 'reading') {
    return (
      <Notice live="status" title={texts.reading({ name: fileName })}>
        {texts.readingHelp}
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

function Suggested({ fileName, suggestions }: { fileName: string; suggestions: readonly Suggestion[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { additions, adding, answer, addAll } = useAnswers(suggestions, () => heading.current?.focus());
  return (
    <Card as="section" className="stack" aria-labelledby="suggestions">
      <div className="row between wrap">
        <div>
          <h3 className="title" id="suggestions" ref={heading} tabIndex={-1}>
            {texts.title}
          </h3>
          <p className="small soft">{texts.lead({ name: fileName })}</p>
        </div>
        {additions.length > 1 ? (
          <Button size="m" busy={adding} busyLabel={texts.adding} onClick={addAll}>
            {texts.addAll({ count: additions.length })}
          </Button>
        ) : null}
      </div>
      {SUGGESTION_KINDS.map((kind) => {
        const rows = suggestions.filter((one) => one.kind === kind);
        return rows.length > 0 ? (
          <div key={kind} className="suggestions">
            <h4 className="label">{texts.kinds[kind]}</h4>
            <ul>
              {rows.map((suggestion) => (
                <Row key={suggestion._id} suggestion={suggestion} onAnswer={answer} />
              ))}
            </ul>
          </div>
        ) : null;
      })}
    </Card>
  );
}

interface RowProps {
  suggestion: Suggestion;
  onAnswer: (suggestion: Suggestion, accepted: boolean) => void;
}

function Row({ suggestion, onAnswer }: RowProps) {
  const { kind, value, source } = suggestion;
  const text = suggestionText(value);
  return (
    <li>
      <div>
        <p>{text}</p>
        {kind === 'skill' ? null : <p className="small soft">{texts.source({ line: source })}</p>}
      </div>
      <div className="row row-s">
        <Button
          size="s"
          icon={Check}
          aria-label={kind === 'phone' ? texts.takeOf({ text }) : texts.addOf({ text })}
          onClick={() => onAnswer(suggestion, true)}
        >
          {kind === 'phone' ? texts.take : texts.add}
        </Button>
        <Button
          size="s"
          variant="quiet"
          icon={X}
          aria-label={texts.refuseOf({ text })}
          onClick={() => onAnswer(suggestion, false)}
        >
          {texts.refuse}
        </Button>
      </div>
    </li>
  );
}
