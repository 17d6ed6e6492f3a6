import type { CallOutput } from '#contract/api.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { call } from '#web/lib/api-client.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import type { Part } from '#web/lib/load-part.ts';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { Switches } from '#web/pages/account/switches.tsx';
import { visibilityWords as words } from '#web/words/en/account.ts';

/** Who sees a candidate: recruiters in the database, everybody on the home page. */
export function VisibilitySection({ self }: { self: Part<CallOutput<'getCandidate'>> }) {
  return (
    <AccountSection id="visibility" title={words.title} lead={words.lead}>
      {self.ok ? (
        <Switches
          legend={words.legend}
          switches={[
            { name: 'findable', title: words.findable, sentence: words.findableMore, on: self.data.findable ?? false },
            { name: 'showCard', title: words.showCard, sentence: words.showCardMore, on: self.data.showCard ?? false },
          ]}
          save={(name, on) =>
            inTurn(self.data, (version) =>
              call('updateCandidate', { params: { id: self.data._id }, version, body: { [name]: on } }),
            )
          }
          saved={words.saved}
        />
      ) : (
        <LoadFailed title={words.failed} message={self.message} />
      )}
    </AccountSection>
  );
}
