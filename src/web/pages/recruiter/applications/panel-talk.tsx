import { Typed } from '#web/components/typed.tsx';
import { TalkMenu } from '#web/features/conversations/talk-head.tsx';
import { EndsAt, TalkView } from '#web/features/conversations/talk-view.tsx';

/** A conversation in the panel of its application, which already shows what it is about. */
export function PanelTalk({ id }: { id: string }) {
  return (
    <div className="talk-in-panel">
      <TalkView
        key={id}
        id={id}
        area="recruiter"
        head={(talk, { askBlock }) => (
          <div>
            <div className="talk-head">
              <p className="grow strong wrap-anywhere">
                <Typed>{talk.personName}</Typed>
              </p>
              <TalkMenu talk={talk} onBlock={askBlock} />
            </div>
            <EndsAt talk={talk} />
          </div>
        )}
      />
    </div>
  );
}
