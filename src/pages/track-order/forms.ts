/** What can be filled in about an order, in one chunk: few who follow an order need it, and it needs MUI. */
export { ArrivalForm } from './ArrivalForm'
export { IssueOffers } from './IssueOffers'
export { ReportForm } from './ReportForm'
