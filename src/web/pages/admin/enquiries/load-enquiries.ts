import type { EnquiryDesk, EnquiryPage } from '#web/pages/admin/enquiries/enquiry.ts';
import { chosenIn, pageIn, typedIn } from '#web/pages/admin/list/list-address.ts';

/** Whether the address asks for those that are answered, as `?answered=` says it. */
const ANSWERED = ['no', 'yes'] as const;

/** The enquiries of a kind under the filters of the address. */
export const loadEnquiries =
  (desk: EnquiryDesk) =>
  async (search: URLSearchParams): Promise<EnquiryPage> => {
    const chosen = chosenIn(search, 'answered', ANSWERED);
    return desk.list({ q: typedIn(search, 'q'), answered: chosen && chosen === 'yes', ...pageIn(search) });
  };
