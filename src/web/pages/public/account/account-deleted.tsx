import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect } from 'react';
import { type MetaFunction, useLocation } from 'react-router';
import { deletionTexts } from '#texts/rights.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { forgetEverything } from '#web/lib/session.ts';

const words = deletionTexts.donePage;

export const meta: MetaFunction = () => [{ title: words.pageTitle }, { name: 'robots', content: 'noindex' }];

/** Shown after an account was deleted; clears what this browser stored about it. */
export default function AccountDeleted() {
  const { state } = useLocation();
  const isLeaving = Boolean(state?.deleted);
  useEffect(() => {
    // Merely opening the address does not sign anyone out.
    if (isLeaving) forgetEverything();
  }, [isLeaving]);
  return (
    <div className="page py-8 sm:py-18">
      <section className="card mx-auto w-full max-w-[460px] p-5 sm:p-8" aria-labelledby="deleted-title">
        <div className="stack gap-5">
          <Icon as={CircleCheck} size="l" />
          <div className="stack stack-s" role="status">
            <h1 id="deleted-title" className="h2">
              {words.title}
            </h1>
            <p className="soft">{words.more}</p>
          </div>
          <div>
            <ButtonLink to="/">{words.home}</ButtonLink>
          </div>
        </div>
      </section>
    </div>
  );
}
