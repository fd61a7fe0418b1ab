import type { Incomplete } from './validate-response'
import type { components } from './schema.gen'

export type Schemas = components['schemas']

/** The parts of the profile that are null when they are invalid (`x-else` of the contract). */
type Losable = 'address' | 'location' | 'status' | 'pickup'
export type Restaurant = Omit<Schemas['Restaurant'], Losable> & {
  [Name in Losable]: Schemas['Restaurant'][Name] | null
} & Incomplete
export type MenuList = Schemas['MenuList'] & Incomplete
export type Menu = Schemas['Menu']
export type MenuSection = Schemas['MenuSection']
export type MenuItemSummary = Schemas['MenuItemSummary']
export type MenuItem = Schemas['MenuItem']
export type OptionGroup = Schemas['OptionGroup']
export type Option = Schemas['Option']
export type CustomOptionGroup = Schemas['CustomOptionGroup']
export type AddCartItem = Schemas['AddCartItemRequest']
export type UpdateCartItem = Schemas['UpdateCartItemRequest']
export type User = Schemas['User']
export type Profile = Schemas['Profile']
export type ProfileRequest = Schemas['ProfileRequest']
export type RegisterRequest = Schemas['RegisterRequest']
export type QuoteRequest = Schemas['QuoteRequest']
export type Quote = Schemas['Quote']
export type DeliveryArea = Schemas['DeliveryArea']
export type PlaceOrder = Schemas['PlaceOrderRequest']
export type Order = Schemas['Order']
export type ChangeRequest = Schemas['ChangeQuoteRequest']
export type ChangeQuote = Schemas['ChangeQuote']
export type ChangeOrder = Schemas['ChangeOrderRequest']
export type Rating = Schemas['Rating']
export type OrderStatus = Schemas['OrderStatus']
export type Allergen = Schemas['Allergen']
export type IfUnavailable = Schemas['IfUnavailable']
export type Wallet = Schemas['Wallet']
export type OrderLine = Schemas['OrderLine']
export type FulfilmentType = Schemas['FulfilmentType']
export type SlotList = Schemas['SlotList']
export type AddressList = Schemas['AddressList']
export type Address = Schemas['Address']
export type AddressRequest = Schemas['AddressRequest']
export type PaymentMethod = Schemas['PaymentMethod']
export type PaymentChoice = Schemas['PaymentChoice']
export type Notification = Schemas['Notification']
export type NotificationPreference = Schemas['NotificationPreference']
export type ReadRequest = Schemas['ReadRequest']
export type Tracking = Schemas['Tracking']
export type Payment = Schemas['Payment']
export type Totals = Schemas['Totals']
export type GroupOrder = Schemas['GroupOrder']
export type OwnShare = NonNullable<Schemas['OwnShare']>
export type GroupOrderRequest = Schemas['GroupOrderRequest']
export type Participant = NonNullable<Schemas['Participant']>
export type Share = NonNullable<Schemas['Quote']['shares']>[number]
export type Favorite = Schemas['Favorite']
export type FavoriteRequest = Schemas['FavoriteRequest']
export type PushSubscriptionRequest = Schemas['PushSubscription']
export type PointsProgram = NonNullable<Schemas['PointsProgram']>
export type PointsAccount = Schemas['PointsAccount']
export type PointsEntry = Schemas['PointsEntry']
export type QuotePoints = NonNullable<Schemas['QuotePoints']>
export type GiftCard = Schemas['GiftCard']
export type GiftCardRequest = Schemas['GiftCardRequest']
export type GiftCardPurchase = Schemas['GiftCardPurchase']
export type GiftCardPurchaseRequest = Schemas['GiftCardPurchaseRequest']
export type OrderIssue = NonNullable<Schemas['OrderIssue']>
export type IssueRequest = Schemas['IssueRequest']
export type IssueOffer = Schemas['IssueOffer']
