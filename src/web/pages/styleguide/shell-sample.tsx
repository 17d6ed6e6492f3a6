import BadgeIndianRupee from 'lucide-react/icons/badge-indian-rupee';
import Bookmark from 'lucide-react/icons/bookmark';
import Briefcase from 'lucide-react/icons/briefcase';
import CalendarDays from 'lucide-react/icons/calendar-days';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { AreaShell, Me } from '#web/components/area-shell.tsx';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Section } from '#web/components/section.tsx';

const items = [
  { to: '/styleguide', label: 'Home', icon: House, end: true },
  { to: '/styleguide/profile', label: 'Profile', icon: UserRound },
  { to: '/styleguide/applied', label: 'Job Applied', icon: Send, count: 4 },
  { to: '/styleguide/calls', label: 'Interview Calls', icon: CalendarDays, count: 1 },
  { to: '/styleguide/offers', label: 'Job Offers', icon: BadgeIndianRupee, count: 1 },
];

/** The frame of a signed-in area, in place of the whole window. */
export function ShellSample() {
  const [slim, setSlim] = useState(false);
  return (
    <Section
      title="Area shell"
      look="h3"
      aside={
        <Button size="m" onClick={() => setSlim(!slim)}>
          Fold the side bar
        </Button>
      }
    >
      <AreaShell
        area="recruiter"
        areaName="Recruiter"
        title="All Applications"
        width="none"
        slim={slim}
        nav={[
          { items },
          {
            heading: 'More',
            items: [
              { to: '/styleguide/jobs', label: 'Available Jobs', icon: Briefcase },
              { to: '/styleguide/saved', label: 'Saved Jobs', icon: Bookmark, count: 3 },
            ],
          },
        ]}
        endNav={[{ to: '/styleguide/settings', label: 'Settings', icon: Settings }]}
        tabs={items}
        tools={
          <ButtonLink to="/styleguide" variant="primary" size="m">
            New Job
          </ButtonLink>
        }
        account={
          <>
            <Me face={<CompanyMark name="Nilgiri Systems" />} name="Nilgiri Systems" sub="RCT3" />
            <Button variant="quiet" size="m" icon={LogOut} iconOnly>
              Logout
            </Button>
          </>
        }
      >
        <p>The page.</p>
      </AreaShell>
    </Section>
  );
}
