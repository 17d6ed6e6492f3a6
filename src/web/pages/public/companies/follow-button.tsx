import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { followTexts as texts } from '#texts/companies.ts';
import { Button } from '#web/components/button.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { LoginDialog } from '#web/features/accounts/login.ts';
import { followed, followsSilently } from '#web/features/companies/followed.ts';
import { call, messageOf } from '#web/lib/api-client.ts';
import { readSession } from '#web/lib/session.ts';
import { useSession } from '#web/lib/use-session.ts';

interface FollowButtonProps {
  company: Pick<CallOutput<'getCompany'>, '_id' | 'slug' | 'name'>;
  /** For a list row. */
  small?: boolean;
}

/**
 * Follows a company, so that its new jobs arrive as notifications. For a visitor it opens sign-in over the page; only
 * candidates can follow. Optimistic: reverted when the server rejects it. While it is being saved, a second
 * click does nothing.
 */
export function FollowButton({ company, small }: FollowButtonProps) {
  const { _id, slug, name } = company;
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [asked, setAsked] = useState(false);
  const saving = useRef(false);
  /** Closes the message about the last change, which the next one replaces. */
  const closeLast = useRef<() => void>(undefined);
  const watch = useCallback((onChange: () => void) => followed.watch({ _id }, onChange), [_id]);
  const follows = useSyncExternalStore(
    watch,
    () => followed.of(_id) ?? false,
    () => false,
  );
  if (session && session.kind !== 'candidate') return null;
  const set = async (wanted: boolean): Promise<void> => {
    if (saving.current) return;
    saving.current = true;
    followed.learn(_id, wanted);
    const saved = Promise.all([
      call(wanted ? 'followCompany' : 'unfollowCompany', { params: { slug } }),
      // Whether the new jobs will be heard of; unknown, that is not said.
      wanted ? call('getNotifications', {}).then(followsSilently, () => undefined) : undefined,
    ]);
    const close = await saved.then(
      ([, silent]) =>
        wanted
          ? toast.done((silent ? texts.followedSilently : texts.followed)({ company: name }), {
              label: texts.seeAll,
              onAction: () => void navigate('/followed-companies'),
            })
          : toast.done(texts.unfollowed({ company: name })),
      (failure: unknown) => {
        followed.learn(_id, !wanted);
        return toast.error(texts.refused({ company: name, message: messageOf(failure) }));
      },
    );
    saving.current = false;
    closeLast.current?.();
    closeLast.current = close;
  };
  const onSignedIn = (): void => {
    if (readSession()?.kind === 'candidate') void set(true);
  };
  return (
    <>
      <Button
        icon={follows ? Check : Plus}
        size={small ? 's' : 'l'}
        variant={follows ? 'quiet' : small ? 'plain' : 'primary'}
        aria-pressed={follows}
        aria-label={(follows ? texts.followingOf : texts.followOf)({ company: name })}
        className="noscript:hidden"
        onClick={() => (session ? void set(!follows) : setAsked(true))}
      >
        {follows ? texts.following : texts.follow}
      </Button>
      {asked ? (
        <LoginDialog
          reason="follow"
          returnTo={pathname + search}
          onSignedIn={onSignedIn}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
