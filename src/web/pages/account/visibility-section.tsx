import type { CallOutput } from '#contract/api.ts';
import { visibilityTexts as texts } from '#texts/account.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { call } from '#web/lib/api-client.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import type { LoadResult } from '#web/lib/settle.ts';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { Switches } from '#web/pages/account/switches.tsx';

/** Who sees a candidate: recruiters in the database, everybody on the home page. */
export function VisibilitySection({ self }: { self: LoadResult<CallOutput<'getCandidate'>> }) {
  return (
    <AccountSection id="visibility" title={texts.title} lead={texts.lead}>
      {self.ok ? (
        <Switches
          legend={texts.legend}
          switches={[
            { name: 'findable', title: texts.findable, sentence: texts.findableMore, on: self.data.findable ?? false },
            { name: 'showCard', title: texts.showCard, sentence: texts.showCardMore, on: self.data.showCard ?? false },
          ]}
          save={(name, on) =>
            inTurn(self.data, (version) =>
              call('updateCandidate', { params: { id: self.data._id }, version, body: { [name]: on } }),
            )
          }
          saved={texts.saved}
        />
      ) : (
        <LoadFailed title={texts.failed} message={self.message} />
      )}
    </AccountSection>
  );
}
