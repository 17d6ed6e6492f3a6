import type { EnquiryConfig, EnquiryPage } from '#web/pages/admin/enquiries/enquiry.ts';
import { optionParam, pageIn, textParam } from '#web/pages/admin/list/list-address.ts';

/** Whether the address asks for those that are answered, as `?answered=` says it. */
const ANSWERED = ['no', 'yes'] as const;

/** The enquiries of a kind under the filters of the address. */
export const loadEnquiries =
  (config: EnquiryConfig) =>
  async (search: URLSearchParams): Promise<EnquiryPage> => {
    const chosen = optionParam(search, 'answered', ANSWERED);
    return config.list({ q: textParam(search, 'q'), answered: chosen && chosen === 'yes', ...pageIn(search) });
  };
