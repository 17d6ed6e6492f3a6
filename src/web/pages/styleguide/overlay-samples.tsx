import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleX from 'lucide-react/icons/circle-x';
import Copy from 'lucide-react/icons/copy';
import MoreHorizontal from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { Avatar, CompanyMark } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { Bullets, Facts } from '#web/components/card.tsx';
import { Combobox } from '#web/components/combobox.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Menu, type MenuEntry } from '#web/components/menu.tsx';
import { Section } from '#web/components/section.tsx';
import { SiteNavMenu } from '#web/components/site-nav-menu.tsx';
import { useToast } from '#web/components/toasts.tsx';

/** Dialogs and messages over the page. */
export function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'login' | null>(null);
  const toast = useToast();
  const entries: MenuEntry[] = [
    { label: 'Open', icon: ExternalLink, to: '/styleguide' },
    { label: 'Copy the link', icon: Copy, onAction: () => toast.done('Link copied') },
    { label: 'Not allowed', icon: CircleX, disabled: true },
    { label: 'Delete', icon: Trash2, danger: true, divided: true, onAction: () => setOpen('confirm') },
  ];
  const close = () => setOpen(null);
  return (
    <Section title="Dialog, menu, toast" look="h3">
      <div className="row wrap">
        <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Open a question</Button>
        <Button onClick={() => setOpen('login')}>Open a bare dialog</Button>
        <Button
          onClick={() =>
            toast.done('Status updated successfully', { label: 'Undo', onAction: () => toast.done('Taken back') })
          }
        >
          Say it is done
        </Button>
        <Button onClick={() => toast.error('The status could not be changed. Please try again.')}>Say it failed</Button>
        <Menu label="More" entries={entries} button={{ iconOnly: true, icon: MoreHorizontal, variant: 'plain' }} />
        <Menu
          label="Account of Ishita Deshpande"
          entries={entries}
          face={
            <>
              <Avatar name="Ishita Deshpande" />
              <span>
                Ishita Deshpande<small>CAND214</small>
              </span>
              <Icon as={ChevronDown} size="s" />
            </>
          }
        />
        <nav className="site-nav h-16" aria-label="Sample">
          <SiteNavMenu label="Jobs" current>
            <a href="/styleguide">Find jobs</a>
            <a href="/styleguide">Internships</a>
          </SiteNavMenu>
        </nav>
      </div>
      {open === 'dialog' ? (
        <FieldScope value="dialog">
          <Dialog
            title="Product Designer"
            subtitle="Nilgiri Systems · Bengaluru"
            mark={<CompanyMark name="Nilgiri Systems" size="l" />}
            onClose={close}
            closeOnScrim
            foot={
              <>
                <Button variant="primary" onClick={() => toast.done('Applied')}>
                  Apply Now
                </Button>
                <Button variant="plain">Save</Button>
              </>
            }
          >
            <Facts
              facts={['Salary', 'Experience', 'Work mode', 'Job type', 'Department'].map((label) => ({
                label,
                value: 'Hybrid',
              }))}
            />
            <Combobox name="city" label="City" options={['Pune', 'Jaipur', 'Kochi']} />
            <Bullets
              items={Array.from({ length: 20 }, (_, index) => `Run discovery with claims desks, part ${index + 1}.`)}
            />
          </Dialog>
        </FieldScope>
      ) : null}
      {open === 'confirm' ? (
        <ConfirmDialog
          title="Delete job JOB1024, Product Designer?"
          confirmLabel="Delete job JOB1024"
          reason={{ required: 'Say why', hint: 'The company will read it' }}
          onClose={close}
          onConfirm={close}
        >
          Its 12 applications are kept.
        </ConfirmDialog>
      ) : null}
      {open === 'login' ? (
        <Dialog
          title="Login"
          className="login"
          onClose={close}
          bare={(titleId) => (
            <>
              <div className="form">
                <h2 id={titleId}>Login</h2>
                <Button variant="primary" block onClick={close}>
                  Login
                </Button>
              </div>
              <div className="aside">
                <h2>Jobs</h2>
              </div>
            </>
          )}
        />
      ) : null}
    </Section>
  );
}
