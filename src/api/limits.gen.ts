// Generated from openapi/adapters.yaml by npm run contract:types. Do not edit.
/** How many characters a text may have, by the contract. */
export const LIMITS = {
  "AddCartItemRequest": {
    "specialInstructions": 200
  },
  "AddressRequest": {
    "label": 40
  },
  "ArrivalRequest": {
    "note": 100
  },
  "ChangeQuoteRequest": {
    "note": 300
  },
  "GiftCardPurchaseRequest": {
    "senderName": 80,
    "message": 300
  },
  "GiftCardRecipient": {
    "name": 80,
    "email": 254
  },
  "GiftCardRequest": {
    "number": 30,
    "pin": 12
  },
  "GroupOrderRequest": {
    "hostName": 40
  },
  "IssueRequest": {
    "comment": 500
  },
  "ParticipantRequest": {
    "name": 40
  },
  "PlaceOrderRequest": {
    "note": 300
  },
  "Rating": {
    "comment": 500
  },
  "RegisterRequest": {
    "firstName": 80,
    "lastName": 80,
    "email": 254
  },
  "UpdateCartItemRequest": {
    "specialInstructions": 200
  },
  "query": {
    "postalCode": 16
  }
} as const
