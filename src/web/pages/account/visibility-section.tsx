import { visibilityTexts as texts } from '#texts/account.ts';
import { selfQuery } from '#web/account/account-queries.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { call } from '#web/lib/api-client.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import { patchReads, useBody } from '#web/lib/queries.ts';
import { AccountSection } from '#web/pages/account/account-section.tsx';
import { Switches } from '#web/pages/account/switches.tsx';

/** Who sees a candidate: recruiters in the database, everybody on the home page. */
export function VisibilitySection({ userId }: { userId: string }) {
  const self = useBody(selfQuery(userId));
  return (
    <AccountSection id="visibility" title={texts.title} lead={texts.lead}>
      {self.ok ? (
        <Switches
          legend={texts.legend}
          switches={[
            { name: 'findable', title: texts.findable, sentence: texts.findableMore, on: self.data.findable ?? false },
            { name: 'showCard', title: texts.showCard, sentence: texts.showCardMore, on: self.data.showCard ?? false },
          ]}
          show={(name, on) =>
            patchReads('getCandidate', (answer) => ({ ...answer, body: { ...answer.body, [name]: on } }))
          }
          save={(name, on) =>
            inTurn(self.data, (version) =>
              call('updateCandidate', { params: { id: userId }, version, body: { [name]: on } }, { patched: true }),
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
