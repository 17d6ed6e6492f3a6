/**
 * Companies: their pages, followers, and documents for verification. Each export's docstring says what it takes and
 * throws.
 */

export { followCompany } from './follows/follow-company.ts';
export { listFollowed } from './follows/list-followed.ts';
export { tellFollowers } from './follows/tell-followers.ts';
export { unfollowCompany } from './follows/unfollow-company.ts';
export { hidePage, showPage } from './hiding/hide-page.ts';
export { recordHiddenEdit } from './hiding/record-hidden-edit.ts';
export { addPicture } from './own/add-picture.ts';
export { getOwnCompany } from './own/get-own-company.ts';
export { removeCover } from './own/remove-cover.ts';
export { removePicture } from './own/remove-picture.ts';
export { setCover } from './own/set-cover.ts';
export { updateOwnCompany } from './own/update-own-company.ts';
export { type CompanyForAdmins, companiesForAdmins } from './page/companies-for-admins.ts';
export { companyAddresses, listedCompanyCount } from './page/company-addresses.ts';
export { getCompany } from './page/get-company.ts';
export { getPublicCompany } from './page/get-public-company.ts';
export { listCompanies } from './page/list-companies.ts';
export { ALL_COUNTS_AT, COUNTS_AT, refreshCompanies } from './page/refresh-companies.ts';
export { companyData } from './personal-data.ts';
export { askForVerification } from './verification/ask-for-verification.ts';
export { confirmDomain } from './verification/confirm-domain.ts';
export { openVerificationDocument } from './verification/open-verification-document.ts';
export { requestDomainCode } from './verification/request-domain-code.ts';
export { sendDomainCode } from './verification/send-domain-code.ts';
export { endRequest, saveDeclined } from './verification/verification.store.ts';
