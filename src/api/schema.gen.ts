// Generated from openapi/adapters.yaml by npm run contract:types. Do not edit.
export interface paths {
    "/api/v1/auth/firebase-config/{restaurantId}": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
            };
            cookie?: never;
        };
        /** The configuration of the identity provider */
        get: operations["getFirebaseConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login/mobile/{restaurantId}": {
        parameters: {
            query?: never;
            header: {
                login_source?: components["parameters"]["login_source"];
                /** @description `web_` and 13 random characters, made once on the device. */
                device_id: components["parameters"]["device_id"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the identity provider's token
         * @description The bearer token is the identity token that proves the phone number.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/register/{restaurantId}": {
        parameters: {
            query?: never;
            header: {
                login_source?: components["parameters"]["login_source"];
                /** @description `web_` and 13 random characters, made once on the device. */
                device_id: components["parameters"]["device_id"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a new customer */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header: {
                login_source?: components["parameters"]["login_source"];
                /** @description `web_` and 13 random characters, made once on the device. */
                device_id: components["parameters"]["device_id"];
                restaurant_id: string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clover/restaurants/{restaurantId}/users/{userId}/orders/{orderId}/provider": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                userId: string;
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        /**
         * Which payment provider takes the money
         * @description A placeholder order id is used when there is no order yet.
         */
        get: operations["getPaymentProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/cart": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        /**
         * The customer's cart
         * @description An API that gives each state of the cart a version names it in `ETag`, and lists that header in
         *     `Access-Control-Expose-Headers` when the storefront is served from another origin.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/cart/cart-items": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an item to the cart */
        post: operations["addCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/cart/cart-items/{cartItemId}": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
                /**
                 * @description The version of the cart that the change was meant for. When the cart has another one, nothing is changed and the
                 *     answer is 412. Left out where the API has no versions, and when several lines are changed at once.
                 */
                "If-Match"?: components["parameters"]["cartVersion"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                cartItemId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a line of the cart
         * @description A quantity of 0 or less removes the line.
         */
        put: operations["updateCartItem"];
        post?: never;
        /** Remove a line from the cart */
        delete: operations["removeCartItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
            };
            cookie?: never;
        };
        /** The restaurant's profile */
        get: operations["getRestaurant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/menus": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
            };
            cookie?: never;
        };
        /** All menus with their sections and cards */
        get: operations["listMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/menus/{menuId}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                menuId: string;
                itemId: string;
            };
            cookie?: never;
        };
        /** One item with its servings and option groups */
        get: operations["getMenuItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/slots": {
        parameters: {
            query: {
                type: components["schemas"]["FulfilmentType"];
            };
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
            };
            cookie?: never;
        };
        /**
         * The times an order can be asked for
         * @description Times of the next days within the opening hours, no sooner than the kitchen can be ready.
         */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/delivery-area": {
        parameters: {
            query: {
                postalCode: string;
            };
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
            };
            cookie?: never;
        };
        /**
         * Whether the restaurant delivers to a postal code, and for how much
         * @description Asked before an address is known, where the profile says `deliveryAreas`. The quote has the last word.
         */
        get: operations["checkDeliveryArea"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/tables/{tableId}": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                tableId: string;
            };
            cookie?: never;
        };
        /**
         * Looks up a table by the id in its QR code
         * @description Called for a URL with a table, if the profile says `tables`.
         */
        get: operations["getTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/orders/{orderId}/tracking": {
        parameters: {
            query: {
                token: string;
            };
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        /**
         * How far an order has come, for whoever has its link
         * @description The token opens this and nothing else. Says nothing of the customer, the items or the money.
         */
        get: operations["trackOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the customer and all that is kept of them
         * @description Refused with `ORDER_UNDER_WAY` while an order of theirs is. Ends their group order. The phone number may register again.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/profile": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        /** Who the customer is */
        get: operations["getProfile"];
        /**
         * Change the profile
         * @description The phone number proves who the customer is and cannot be changed here.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/export": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        /**
         * All that is kept of the customer
         * @description Given to the customer as a file, as it is. What it holds beyond the profile is the host's to name.
         */
        get: operations["exportCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/notifications": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        /**
         * What the customer has been told, newest first, by pages
         * @description An order has one notification, that of its last step. It is unread again with each step.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/notifications/read": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Mark notifications as read */
        put: operations["readNotifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/notifications/preferences": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        /** What the customer wants to be told, and how */
        get: operations["getNotificationPreferences"];
        /** Turn one kind on one channel on or off */
        put: operations["updateNotificationPreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/push-subscriptions/{deviceId}": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                /** @description The `device_id` of the browser. */
                deviceId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Where a device of the customer receives messages about orders
         * @description Offered where the profile has a `pushKey`. Replaces what the device had. A message is sent by the Web Push
         *     protocol (RFC 8030, 8291, 8292) as JSON: `{ "title", "body", "path", "unreadCount" }`, with `path` an address of
         *     the storefront. An endpoint that answers 404 or 410 is gone, as after a logout, and forgotten.
         */
        put: operations["savePushSubscription"];
        post?: never;
        /** Send no more messages to a device */
        delete: operations["endPushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/allergens": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        /** The allergens the customer avoids */
        get: operations["getAllergens"];
        /** Save the allergens the customer avoids */
        put: operations["updateAllergens"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/addresses": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        /** The customer's saved addresses, the default one first, then the newest, by pages */
        get: operations["listAddresses"];
        put?: never;
        /** Save an address */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/addresses/{addressId}": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                addressId: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Change a saved address */
        put: operations["updateAddress"];
        post?: never;
        /**
         * Remove a saved address
         * @description When it was the default, the oldest of the others becomes it. Removing what is not there is done already.
         */
        delete: operations["removeAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/payment-methods": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        /**
         * The customer's saved cards, the default one first
         * @description A card is saved on the provider's page and is never seen here but for its brand and last four digits.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Begin to save a card
         * @description Opens the provider's page on which the card is typed. It leads back to `returnUrl`, whatever came of it.
         */
        post: operations["addPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/payment-methods/{paymentMethodId}": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                paymentMethodId: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Make a card the default one */
        put: operations["makeDefaultPaymentMethod"];
        post?: never;
        /**
         * Remove a card
         * @description When it was the default, the oldest of the others becomes it. Removing what is not there is done already.
         */
        delete: operations["removePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/quote": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price the cart as an order
         * @description Prices what the cart holds at this moment. A quote with problems cannot be placed; each problem names its remedy
         *     by `code`: PRICE_CHANGED and AVAILABILITY_CHANGED (of a line), EMPTY_CART, MINIMUM_NOT_MET, CLOSED (at a table
         *     also before the next opening), UNAVAILABLE_SLOT and NO_CAPACITY (of the requested time), ADDRESS_REQUIRED and
         *     OUT_OF_SERVICE_AREA (of the delivery), TABLE_UNKNOWN, PROMO_UNKNOWN, PROMO_EXPIRED and PROMO_MINIMUM_NOT_MET,
         *     REWARD_UNAVAILABLE (it is left out of the totals) and GIFT_CARD_UNAVAILABLE (the card is left out of them). The
         *     storefront shows the `message`, so that of
         *     an UNAVAILABLE_SLOT tells a time that has passed from one that only the other kind of fulfilment has, for
         *     example 'Delivery has other times than pickup. Please choose one of them.'
         */
        post: operations["quoteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/orders": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        /** The customer's orders, newest first, by pages */
        get: operations["listOrders"];
        put?: never;
        /**
         * Place the quoted order
         * @description The same `Idempotency-Key` answers with the same order, whatever happened to the first answer. Refused with
         *     the code of a problem the quote would have now; with `PRICE_CHANGED` when the total, or what gift cards pay of it, is no longer what the
         *     customer saw, with `CLOSED` when an order for as soon as possible would be over half an hour later than quoted, and
         *     with `QUOTE_EXPIRED` when the quote is not known any more, as may be after its `expiresAt`. A new order takes the place of one that still waits for its payment: that one is cancelled.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        /** One order */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order in time
         * @description What was paid is refunded. Cancelling twice is cancelling once.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/change/quote": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a change of an order
         * @description Dishes that were ordered keep their price, those of the cart have today's. Tip, promo code, fees and tax follow
         *     the rules of `quoteOrder`, and so do the codes of problems. A line that is not named stays as it is, and so does
         *     the time while `requestedTime` is that of the order. Refused with `ORDER_ACCEPTED` once the restaurant has
         *     accepted the order, with `NOT_CHANGEABLE` when it cannot be changed for another reason, and with `EMPTY_ORDER`
         *     when no dish would be left: such an order is cancelled instead.
         */
        post: operations["quoteChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/change": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an order as quoted
         * @description All of the change is made, or nothing. The same `Idempotency-Key` answers with the same order, and changes nothing more.
         *     Refused with `ORDER_ACCEPTED` once the restaurant has accepted the order, with `PRICE_CHANGED` when the order
         *     would not be what the customer saw, with `QUOTE_EXPIRED` when the quote is not known any more, and with the code of
         *     a problem that the quote would have now.
         *
         *     What the order costs less goes back to how it was paid, first to what gift cards have not paid. What it costs more
         *     is owed where it is paid at the restaurant. A saved card is charged at once; if it is declined, the answer is 409
         *     `PAYMENT_DECLINED` and the order is as it was. Otherwise the customer pays it on a hosted page: until then the
         *     order is as it was, with a `change` that is PENDING. It lapses once the payment has failed or the restaurant has
         *     accepted the order: a payment that arrives then is refused or given back. A new change takes its place.
         */
        post: operations["changeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/arrival": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Tell the restaurant that the customer is there to collect the order
         * @description Takes the place of an earlier note. Refused with `NOT_COLLECTABLE` for a delivery and an order that has ended or is not placed.
         */
        put: operations["arrive"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/rating": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Rate an order that is completed, and its dishes
         * @description Takes the place of an earlier rating of the same order. Refused with `NOT_COMPLETED` before it is.
         */
        put: operations["rateOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/payment": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        /** Where the payment of an order stands */
        get: operations["getPayment"];
        put?: never;
        /** Open a new hosted session for the same order */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/points": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        /**
         * The customer's points and where they came from, newest entry first, by pages
         * @description Called if the profile has a `pointsProgram`.
         */
        get: operations["getPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/gift-cards": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        /**
         * The gift cards that the customer keeps in the account
         * @description Called if the profile has `giftCards`. Empty cards are left out.
         */
        get: operations["listGiftCards"];
        put?: never;
        /**
         * Look up a gift card by its number and PIN
         * @description Answers with the balance and an `id` by which this customer can pay with the card. Nothing else needs the number
         *     and the PIN. Refused with GIFT_CARD_UNKNOWN (no card has this number and PIN), GIFT_CARD_BLOCKED,
         *     GIFT_CARD_EXPIRED, GIFT_CARD_EMPTY or GIFT_CARD_CURRENCY, and after five wrong PINs with 429 and `Retry-After`.
         */
        post: operations["checkGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/gift-cards/{giftCardId}": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                giftCardId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a gift card from the account
         * @description Its money stays on it. It can be looked up again by its number and PIN.
         */
        delete: operations["removeGiftCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/gift-card-purchases": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        /** The gift cards that the customer bought, newest first, by pages */
        get: operations["listGiftCardPurchases"];
        put?: never;
        /**
         * Buy a gift card for somebody
         * @description The same `Idempotency-Key` answers with the same purchase. The card exists once it is paid on the hosted page, and
         *     is sent to the recipient on the day of `sendOn`, or at once.
         */
        post: operations["buyGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/gift-card-purchases/{purchaseId}": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                purchaseId: string;
            };
            cookie?: never;
        };
        /** One purchase, its receipt */
        get: operations["getGiftCardPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/gift-card-purchases/{purchaseId}/payment": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                purchaseId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the payment page of a gift card again */
        post: operations["payGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/issue": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that something was wrong with an order
         * @description Possible until the order's `reportableUntil`; after that it is refused with TOO_LATE_TO_REPORT. An order has one
         *     report: the same one again answers with it, another one is refused with ALREADY_REPORTED. The picture is a JPEG
         *     or PNG of at most 2 MB in base64.
         */
        post: operations["reportIssue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/orders/{orderId}/issue/choice": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Choose one of the offers for a reported issue
         * @description The same choice again changes nothing; another one is refused with ALREADY_SETTLED.
         */
        put: operations["settleIssue"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/favorites": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        /** The customer's favorite dishes, the latest first */
        get: operations["listFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/favorites/{favoriteId}": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                /** @description Chosen by the client, the same for a dish with the same options on every device. */
                favoriteId: string;
            };
            cookie?: never;
        };
        get?: never;
        /** Make a dish with these options a favorite */
        put: operations["saveFavorite"];
        post?: never;
        /**
         * Remove a favorite
         * @description Answers 200 even if no favorite has this id.
         */
        delete: operations["removeFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/users/{customerId}/group-order": {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        /** The group order that the customer hosts */
        get: operations["getOwnGroupOrder"];
        /**
         * Lock, open or end the group order
         * @description LOCKED: the participants' dishes stay as they are. OPEN: a `closesAt` that has passed is dropped. ENDED: the
         *     participants' dishes leave the cart. 409 once the order is placed, and for OPEN while it is being paid.
         *
         *     LOCKED with a `quoteId` asks each participant for their share of that quote, until the next OPEN or ENDED: asking
         *     twice is asking once. 409 when the quote has expired, when the cart is another one by now, and when the quote has
         *     problems. OPEN, ENDED and cancelling the order return the shares that are paid.
         */
        put: operations["changeGroupOrder"];
        /**
         * Let others choose for the customer's cart
         * @description Whoever has the `id` can join and add dishes to the customer's cart, each under a name. Starting while one is open
         *     answers with that one. The group order is locked at `closesAt`, and when the order is placed.
         */
        post: operations["startGroupOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/group-orders/{groupOrderId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Made on the participant's device, never shown to others. Without it nothing is anybody's own. */
                participant_token?: components["parameters"]["participantToken"];
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                groupOrderId: components["parameters"]["groupOrderId"];
            };
            cookie?: never;
        };
        /** A group order, for whoever has its link */
        get: operations["getGroupOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/group-orders/{groupOrderId}/participants": {
        parameters: {
            query?: never;
            header: {
                /** @description Made on the participant's device, never shown to others. */
                participant_token: components["parameters"]["ownParticipantToken"];
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                groupOrderId: components["parameters"]["groupOrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take part in a group order
         * @description The participant's device chooses the token. Joining twice with one token is joining once, under the first name.
         *     403 with SIGN_IN_REQUIRED for a guest when only signed-in customers can join, 409 when the group order is not
         *     open, 422 when another participant has the name.
         */
        post: operations["joinGroupOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/group-orders/{groupOrderId}/items": {
        parameters: {
            query?: never;
            header: {
                /** @description Made on the participant's device, never shown to others. */
                participant_token: components["parameters"]["ownParticipantToken"];
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                groupOrderId: components["parameters"]["groupOrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a dish to the host's cart
         * @description Checked like an addition to a cart. The same `Idempotency-Key` adds once. 403 for a token that has not joined, 409
         *     when the group order is not open, 422 with LIMIT_REACHED above the limit for each person.
         */
        post: operations["addGroupOrderItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/group-orders/{groupOrderId}/items/{cartItemId}": {
        parameters: {
            query?: never;
            header: {
                /** @description Made on the participant's device, never shown to others. */
                participant_token: components["parameters"]["ownParticipantToken"];
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                groupOrderId: components["parameters"]["groupOrderId"];
                cartItemId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change how many of a dish a participant wants
         * @description A quantity of 0 removes the dish. Only the participant's own dishes can be changed.
         */
        put: operations["changeGroupOrderItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/group-orders/{groupOrderId}/participants/own": {
        parameters: {
            query?: never;
            header: {
                /** @description Made on the participant's device, never shown to others. */
                participant_token: components["parameters"]["ownParticipantToken"];
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                groupOrderId: components["parameters"]["groupOrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave a group order
         * @description Takes the participant's dishes out of the host's cart and returns a share that is paid. From then on they are `own`
         *     without being among the `participants`. 403 for a token that has not joined, 409 once the order is placed and while
         *     it is being paid.
         */
        delete: operations["leaveGroupOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/restaurants/{restaurantId}/group-orders/{groupOrderId}/share/payment": {
        parameters: {
            query?: never;
            header: {
                /** @description Made on the participant's device, never shown to others. */
                participant_token: components["parameters"]["ownParticipantToken"];
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                groupOrderId: components["parameters"]["groupOrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a hosted session for the participant's share
         * @description Answers with the open session while one is open, and for a key that was used before. 403 for a token that has not
         *     joined, 404 when no share is asked for, 409 once it is paid and once the host places the order. That closes the
         *     session: what is approved on its page then is not taken.
         */
        post: operations["startSharePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Minor units of the restaurant's currency as in ISO 4217: cents of USD, hundredths of HUF, whole JPY. */
        Money: number;
        Problem: {
            type?: string;
            title?: string;
            status: number;
            /** @description Stable, for example PRICE_CHANGED, AVAILABILITY_CHANGED, MINIMUM_NOT_MET, CLOSED, UNAVAILABLE_SLOT, OUT_OF_SERVICE_AREA, PROMO_EXPIRED, NO_CAPACITY, PAYMENT_DECLINED, INVALID_SELECTION, AGE_NOT_CONFIRMED, NOT_FOUND, UNAUTHENTICATED. */
            code: string;
            /** @description A sentence that may be shown to the customer. */
            message: string;
            detail?: string;
            requestId?: string;
            errors?: components["schemas"]["FieldError"][];
        };
        FieldError: {
            /** @description JSON pointer into the request body, for example /email. */
            pointer: string;
            message: string;
        };
        FirebaseConfigResponse: {
            firebaseConfig: {
                [key: string]: unknown;
            };
        };
        LoginRequest: {
            /** @description E.164. */
            phone: string;
        };
        LoginResponse: {
            /** @description DASHBOARD or REGISTER. */
            next: string;
            user?: components["schemas"]["User"];
        };
        RegisterRequest: {
            /** @description E.164. */
            phone: string;
            firstName: string;
            lastName: string;
            email: string;
        };
        RegisterResponse: {
            user: components["schemas"]["User"];
        };
        User: {
            id: string;
            firstName: string;
            lastName: string;
            email: string;
        };
        ProviderResponse: {
            /** @description The provider's name, for example clover. */
            provider: string;
        };
        CartResponse: {
            data: components["schemas"]["Cart"];
        };
        Cart: {
            items: components["schemas"]["CartItem"][];
            totalAmount: components["schemas"]["Money"];
            /** @description The deposits of all pieces. Not part of `totalAmount`. */
            depositAmount?: components["schemas"]["Money"];
            /** @description The group order whose participants choose for this cart. */
            groupOrderId?: string | null;
        };
        /** @description The quantity stands in `quantity` or in `qty`. */
        CartItem: {
            cartItemId: string;
            menuItemId: string;
            quantity?: number;
            qty?: number;
            price: components["schemas"]["Money"];
            /** @description Of one. */
            deposit?: components["schemas"]["Money"];
            participant?: components["schemas"]["Participant"];
            /** @description Those of the dish and its chosen options. */
            allergens?: components["schemas"]["Allergen"][];
            /** @description Those of the dish and its chosen options, in words. */
            additives?: string[];
            /** @description The highest of the dish and its chosen options. */
            caffeineMgPer100ml?: number;
            /** @description The highest of the dish and its chosen options. */
            alcoholPercent?: number;
            servingQuantityId?: string | null;
            specialInstructions?: string | null;
            /** @default [] */
            customOptionGroups: components["schemas"]["CustomOptionGroup"][];
        };
        /** @description Who chose a dish in a group order; null or left out for the customer. */
        Participant: {
            id: string;
            name: string;
        } | null;
        /** @description The options chosen of one group. */
        CustomOptionGroup: {
            groupId: string;
            name: string;
            options: components["schemas"]["CustomOption"][];
        };
        CustomOption: {
            optionId: string;
            name: string;
            quantity: number;
            /** @description For one, before the group's free ones are taken off. */
            price: components["schemas"]["Money"];
            customOptionGroups?: components["schemas"]["CustomOptionGroup"][];
        };
        AddCartItemRequest: {
            menuItemId: string;
            menuItemMappingId: string;
            servingQuantityId: string | null;
            qty: number;
            /** @description Of one, options included, as the customer saw it. Refused with PRICE_CHANGED when it is not the price. */
            price: components["schemas"]["Money"];
            specialInstructions: string | null;
            customOptionGroups: components["schemas"]["CustomOptionGroup"][];
        };
        UpdateCartItemRequest: {
            servingQuantityId?: string | null;
            qty?: number;
            price?: components["schemas"]["Money"];
            specialInstructions?: string | null;
            customOptionGroups?: components["schemas"]["CustomOptionGroup"][];
        };
        Restaurant: {
            id: string;
            name: string;
            tagline: string;
            cuisine: string;
            story: string[];
            facts: {
                label: string;
                value: string;
            }[];
            heroImageUrls: string[];
            phone: string;
            email: string;
            address: components["schemas"]["PostalAddress"];
            location: {
                latitude: number;
                longitude: number;
            } | null;
            /**
             * Format: time-zone
             * @description IANA name.
             */
            timeZone: string;
            /**
             * Format: currency
             * @description ISO 4217.
             */
            currency: string;
            hours: components["schemas"]["DayHours"][];
            /** @description Calendar days with other hours than their weekday, such as holidays; each once. Those before yesterday are of no use. They replace the periods that begin on that day, so what began the evening before goes on to its end. */
            specialHours?: components["schemas"]["SpecialDay"][];
            status: components["schemas"]["StoreStatus"];
            pickup: {
                /** @description Until a pickup order is ready. */
                minutes: number;
            };
            /** @description Null where the restaurant does not deliver. */
            delivery: {
                /** @description Until an order is at the door. */
                minutes: number;
                fee: components["schemas"]["Money"];
                minimumOrder: components["schemas"]["Money"];
            } | null;
            /** @description The ways of paying that are accepted. */
            paymentMethods: components["schemas"]["PaymentMethodType"][];
            /** @description The wallets that the hosted page supports. Offered if the browser can pay with them. */
            wallets?: components["schemas"]["Wallet"][];
            minimumOrder: components["schemas"]["Money"];
            /** @description Whether the menu's prices contain the tax. */
            pricesIncludeTax?: boolean;
            /** @description Whether nothing that is sold has a tax, so that the cart speaks of none. */
            untaxed?: boolean;
            /** @description Whether customers can let others choose for their cart. */
            groupOrders?: boolean;
            /** @description Whether those others can pay their shares. */
            groupShares?: boolean;
            /** @description Whether the allergens that customers avoid are kept with them and told to the kitchen. */
            allergenProfiles?: boolean;
            /** @description Whether there is table service. */
            tables?: boolean;
            /** @description What the marks of additives mean, as the restaurant words them, in its order. */
            additives?: components["schemas"]["Additive"][];
            pointsProgram?: components["schemas"]["PointsProgram"];
            /** @description Where gift cards are accepted; null where they are not. */
            giftCards?: {
                /** @description The amounts for which one can be bought, empty where none can. */
                amounts: components["schemas"]["Money"][];
            } | null;
            /** @description Whether a postal code can be checked before an address is known. */
            deliveryAreas?: boolean;
            /** @description The VAPID public key in base64url, where order steps can be sent to the lock screen. */
            pushKey?: string | null;
        };
        Additive: {
            /** @description What stands on a menu, for example 1. */
            mark: string;
            /** @description For example: with coloring. */
            text: string;
        };
        /** @description How points are earned. Null where there are none. */
        PointsProgram: {
            /** @description What the points are called, for example Tamarind points. */
            name: string;
            /** @description So many points for each full amount that is spent on dishes. */
            earns: {
                points: number;
                /** @description In minor units. */
                per: number;
            };
            /** @description What points can be spent on, the cheapest first. */
            rewards: {
                id: string;
                name: string;
                points: number;
            }[];
        } | null;
        PointsAccount: {
            /** @description What can be spent now. */
            balance: number;
            /** @description Points that are held for orders until these are accepted. */
            held: number;
            /** @description Which part of the balance expires when, the soonest first. */
            expiring: {
                points: number;
                /** Format: date-time */
                at: string;
            }[];
            entries: components["schemas"]["PointsEntry"][];
            nextCursor: string | null;
        };
        PointsEntry: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @description Negative when they were spent. */
            points: number;
            /**
             * @description HELD until the order is accepted, then SPENT. TAKEN_BACK is what refunded dishes had earned.
             * @enum {string}
             */
            reason: "EARNED" | "HELD" | "SPENT" | "RETURNED" | "TAKEN_BACK" | "EXPIRED" | "GRANTED" | "OTHER";
            orderId?: string;
            orderNumber?: string;
        };
        GiftCard: {
            /**
             * Format: path-segment
             * @description Neither the number nor made from it. It works for this customer only.
             */
            id: string;
            lastFour: string;
            /** @description What this customer can spend, with what an unpaid order of theirs holds: the next order replaces it. */
            balance: components["schemas"]["Money"];
            /** Format: currency */
            currency: string;
            /** Format: date-time */
            expiresAt: string | null;
            /** @description Whether it is kept in the account. Else it is forgotten after some hours. */
            kept: boolean;
        };
        GiftCardList: {
            giftCards: components["schemas"]["GiftCard"][];
        };
        GiftCardRequest: {
            /** @description Digits. */
            number: string;
            pin: string;
            /** @description Whether to keep it in the account. */
            keep: boolean;
        };
        GiftCardRecipient: {
            name: string;
            email: string;
        };
        GiftCardPurchaseRequest: {
            amount: components["schemas"]["Money"];
            senderName: string;
            recipient: components["schemas"]["GiftCardRecipient"];
            message: string | null;
            /**
             * Format: date
             * @description The day in the restaurant's time zone, at most a year ahead; null for at once.
             */
            sendOn: string | null;
            /** @description Where the hosted page leads back to; `purchaseId` is added to its query. */
            returnUrl: string;
        };
        GiftCardPurchase: {
            /** Format: path-segment */
            id: string;
            /** @description The number of the receipt. */
            number: string;
            /**
             * @description SENT once the recipient has it. DECLINED and CANCELLED are of the payment, which can begin again.
             * @enum {string}
             */
            status: "AWAITING_PAYMENT" | "DECLINED" | "CANCELLED" | "PAID" | "SENT";
            /** Format: date-time */
            boughtAt: string;
            amount: components["schemas"]["Money"];
            /** Format: currency */
            currency: string;
            senderName: string;
            recipient: components["schemas"]["GiftCardRecipient"];
            message: string | null;
            /** Format: date */
            sendOn: string | null;
            /** @description Of the card. Null until it is paid. */
            lastFour: string | null;
            /** @description The hosted page while its session is open. */
            paymentUrl: string | null;
        };
        GiftCardPurchaseList: {
            purchases: components["schemas"]["GiftCardPurchase"][];
            nextCursor: string | null;
        };
        /** @description As `PushSubscription.toJSON()` of a browser has it. */
        PushSubscription: {
            /** Format: uri */
            endpoint: string;
            keys: {
                p256dh: string;
                auth: string;
            };
        };
        Table: {
            /** Format: path-segment */
            id: string;
            /** @description The name on the table, such as 12. */
            name: string;
        };
        /** @description What a delivery to a postal code takes. The amounts count only where it is deliverable. */
        DeliveryArea: {
            postalCode: string;
            deliverable: boolean;
            minutes: number;
            fee: components["schemas"]["Money"];
            minimumOrder: components["schemas"]["Money"];
        };
        ParticipantRequest: {
            name: string;
        };
        GroupOrderRequest: {
            hostName: string;
            /** Format: date-time */
            closesAt: string | null;
            /** @description In minor units, of the dishes alone; null for no limit. */
            limitPerPerson: number | null;
        };
        GroupOrder: {
            /**
             * Format: path-segment
             * @description Cannot be guessed; it is the link.
             */
            id: string;
            /** @enum {string} */
            status: "OPEN" | "LOCKED" | "ORDERED" | "ENDED";
            hostName: string;
            /** Format: date-time */
            closesAt: string | null;
            limitPerPerson: number | null;
            /** @description Only signed-in customers can join. */
            signInRequired?: boolean;
            /** @description Without the host, in the order in which they joined. */
            participants: {
                id: string;
                name: string;
                pieces: number;
                /** @description What the host has asked for, for the host alone; null while nothing is asked for. */
                share?: {
                    amount: components["schemas"]["Money"];
                    /** @enum {string} */
                    status: "OPEN" | "PAID";
                } | null;
            }[];
            /** @description The participant who asks, and their dishes; null for anyone else. */
            own: {
                id: string;
                name: string;
                subtotal: components["schemas"]["Money"];
                lines: components["schemas"]["OrderLine"][];
                share?: components["schemas"]["OwnShare"];
            } | null;
            /** @description The order, once it is with the kitchen, for those who took part. */
            order: {
                id: string;
                number: string;
                trackingToken: string;
            } | null;
        };
        /**
         * @description A participant's share as it was asked for; null while nothing is asked for. `tax` is what is added to the prices,
         *     that of the fees included. subtotal - discount + tax + fees + deposit + tip = total.
         */
        OwnShare: {
            subtotal: components["schemas"]["Money"];
            /** @description With the reward. */
            discount: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            fees: components["schemas"]["Money"];
            deposit: components["schemas"]["Money"];
            tip: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            /**
             * @description PENDING while the payment page is open, DECLINED after a payment that failed: it can be paid again. RETURNED:
             *     it was paid and is on its way back. CLOSED: the host has placed the order, and pays it.
             * @enum {string}
             */
            status: "OPEN" | "PENDING" | "DECLINED" | "PAID" | "RETURNED" | "CLOSED";
            /** @description What of a paid share is on its way back: the order became cheaper, or a dish was refunded. */
            returned: components["schemas"]["Money"];
            /** @description The hosted page while its session is open. */
            url: string | null;
        } | null;
        SharePaymentRequest: {
            /** @description Where the hosted page leads back to. */
            returnUrl: string;
        };
        /** @description A part that addresses of the country do not have is empty, such as the postal code in Qatar. */
        PostalAddress: {
            line1: string;
            line2?: string | null;
            city: string;
            /** @description As an address has it: NY, Tokyo, Co. Dublin. */
            region: string;
            postalCode: string;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
        };
        DayHours: {
            /** @enum {string} */
            day: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            /** @description Empty on a day the restaurant rests. */
            periods: components["schemas"]["OpeningPeriod"][];
        };
        SpecialDay: {
            /** Format: date */
            date: string;
            /** @description Empty when it is closed. */
            periods: components["schemas"]["OpeningPeriod"][];
            /** @description Why, for example Christmas Eve. */
            note?: string;
        };
        OpeningPeriod: {
            /** Format: wall-clock */
            opens: string;
            /**
             * Format: wall-clock
             * @description Earlier than `opens` when it is past midnight.
             */
            closes: string;
        };
        StoreStatus: {
            open: boolean;
            /**
             * Format: date-time
             * @description When it really closes: periods that touch are one. Null when it does not within a week.
             */
            closesAt: string | null;
            /** Format: date-time */
            opensAt: string | null;
        };
        MenuList: {
            /**
             * Format: currency
             * @description Of the prices; the profile may not be at hand.
             */
            currency?: string;
            menus: components["schemas"]["Menu"][];
        };
        Menu: {
            /** Format: path-segment */
            id: string;
            name: string;
            availability: components["schemas"]["Availability"];
            sections: components["schemas"]["MenuSection"][];
        };
        Availability: {
            available: boolean;
            /** @description When it is served, in words: 7:00 AM to 11:30 AM. */
            text: string | null;
            /** Format: date-time */
            availableFrom: string | null;
            /**
             * @description The hours at which its dishes can be collected, on the restaurant's clock; past midnight when they end before
             *     they begin. With them the shop offers the dishes for a later time too. Null when there are no such hours.
             */
            served?: {
                /** Format: wall-clock */
                from: string;
                /** Format: wall-clock */
                to: string;
            } | null;
        };
        MenuSection: {
            id: string;
            name: string;
            description?: string;
            items: components["schemas"]["MenuItemSummary"][];
        };
        /**
         * @description GLUTEN (cereals with gluten) and TREE_NUTS stand for kinds that are not named. The kinds of GLUTEN are WHEAT, RYE,
         *     BARLEY, OATS, SPELT and KAMUT, of which SPELT and KAMUT are kinds of WHEAT too; those of TREE_NUTS are all from
         *     ALMOND on. A dish that lists a kind need not list its group. Who avoids a group avoids its kinds, and who avoids a
         *     kind avoids the group, which may stand for it.
         * @enum {string}
         */
        Allergen: "CELERY" | "CRUSTACEANS" | "EGG" | "FISH" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "PEANUT" | "SESAME" | "SOY" | "SULPHITES" | "TREE_NUTS" | "WHEAT" | "GLUTEN" | "RYE" | "BARLEY" | "OATS" | "SPELT" | "KAMUT" | "ALMOND" | "HAZELNUT" | "WALNUT" | "CASHEW" | "PECAN" | "BRAZIL_NUT" | "PISTACHIO" | "MACADAMIA";
        AvoidedAllergens: {
            /** @description Named as those of a dish. Others are kept as they are. */
            avoid: string[];
        };
        /** @enum {string} */
        Diet: "VEGETARIAN" | "VEGAN" | "GLUTEN_FREE";
        /**
         * @description A photograph fills its place and is the default; a cut-out is transparent around the dish; an illustration is a drawing. PLATE and BOWL are food alone, seen from above, which the shop shows on a plate or in a bowl of its look.
         * @enum {string}
         */
        ImageKind: "PHOTO" | "CUT_OUT" | "ILLUSTRATION" | "PLATE" | "BOWL";
        MenuItemSummary: {
            /** Format: path-segment */
            id: string;
            /** @description The item's place in this section of this menu. */
            menuItemMappingId: string;
            name: string;
            description: string;
            imageUrl: string | null;
            imageKind?: components["schemas"]["ImageKind"];
            /** @description The same picture 320 px wide, for cards and lists. */
            imageSmallUrl?: string;
            /** @description The lowest, defaults included. */
            price: components["schemas"]["Money"];
            /** @description Of what `price` is for: that of the cheapest serving, where servings have their own. */
            deposit?: components["schemas"]["Money"];
            content?: components["schemas"]["Content"];
            servings: components["schemas"]["Serving"][];
            allergens: components["schemas"]["Allergen"][];
            /** @description The marks of its additives. The profile says what they mean. */
            additives?: string[];
            /** @description Caffeine in mg in 100 ml of a drink. Above 15 the shop says what EU law wants said; drinks named after coffee or tea go without. */
            caffeineMgPer100ml?: number;
            /** @description Alcohol in percent by volume. */
            alcoholPercent?: number;
            diets: components["schemas"]["Diet"][];
            spiceLevel: number;
            popular: boolean;
            /** @description From which age, in years, it is sold. Left out or 0 where anyone may have it. */
            minimumAge?: number;
            /** @description The ids of dishes to suggest with this one, the best first. */
            goesWellWith?: string[];
            /** @description Also true where a choice that the dish requires cannot be made, as its options are sold out. */
            soldOut: boolean;
            /** @description False when it can be added with its default serving and no options. */
            requiresChoice: boolean;
            defaultServingQuantityId: string | null;
            /** @description Options taken unless the customer says otherwise, where they hold an allergen that the dish itself does not. */
            defaultOptions: {
                name: string;
                allergens: components["schemas"]["Allergen"][];
            }[];
            maxQuantity: number;
            /** @description Other names that the search finds it by, as those in the other languages of the shop. */
            otherNames?: string[];
        };
        MenuItem: {
            id: string;
            menuId: string;
            menuSectionId: string;
            menuItemMappingId: string;
            name: string;
            description: string;
            imageUrl: string | null;
            imageKind?: components["schemas"]["ImageKind"];
            /** @description The same picture 320 px wide, for cards and lists. */
            imageSmallUrl?: string;
            /** @description The picture without what its options draw over it. */
            imageBaseUrl?: string;
            /** @description Of one, when there are no servings; else that of the cheapest serving. */
            price: components["schemas"]["Money"];
            /** @description Of one, beside the price, where no serving has its own. Given back with the bottle, so no discount lowers it. */
            deposit?: components["schemas"]["Money"];
            content?: components["schemas"]["Content"];
            /** @description Empty, or the sizes of which exactly one is chosen. The first is the default. */
            servings: components["schemas"]["Serving"][];
            optionGroups: components["schemas"]["OptionGroup"][];
            allergens: components["schemas"]["Allergen"][];
            /** @description The marks of its additives. The profile says what they mean. */
            additives?: string[];
            /** @description Caffeine in mg in 100 ml of a drink. Above 15 the shop says what EU law wants said; drinks named after coffee or tea go without. */
            caffeineMgPer100ml?: number;
            /** @description Alcohol in percent by volume. */
            alcoholPercent?: number;
            diets: components["schemas"]["Diet"][];
            spiceLevel: number;
            popular: boolean;
            /** @description As in the menu. */
            minimumAge?: number;
            /** @description As in the menu. */
            goesWellWith?: string[];
            /** @description Also true where a choice that the dish requires cannot be made, as its options are sold out. */
            soldOut: boolean;
            maxQuantity: number;
            availability: components["schemas"]["Availability"];
        };
        Serving: {
            id: string;
            name: string;
            price: components["schemas"]["Money"];
            /** @description Left out, it is that of the dish. */
            deposit?: components["schemas"]["Money"];
            /** @description Left out, it is that of the dish. */
            content?: components["schemas"]["Content"];
        };
        /** @description What is in it, from which the shop derives the price per litre or kilogram. */
        Content: {
            amount: number;
            /** @enum {string} */
            unit: "ML" | "L" | "G" | "KG";
        } | null;
        /**
         * @description Between `min` and `max` options are taken, counting repeats; one option at most `maxPerOption` times. Of what is
         *     taken the `freeCount` dearest cost nothing.
         */
        OptionGroup: {
            id: string;
            name: string;
            min: number;
            max: number;
            maxPerOption: number;
            freeCount: number;
            options: components["schemas"]["Option"][];
        };
        Option: {
            id: string;
            name: string;
            price: components["schemas"]["Money"];
            /** @description Where the price depends on the serving; else `price` holds. */
            pricesByServing: {
                servingId: string;
                price: components["schemas"]["Money"];
            }[];
            defaultQuantity: number;
            /** @description Drawn over `imageBaseUrl` while the option is taken. */
            takenImageUrl?: string;
            /** @description Drawn over `imageBaseUrl` until the option is taken, as the cilantro of an option that leaves it out. */
            untakenImageUrl?: string;
            soldOut: boolean;
            allergens: components["schemas"]["Allergen"][];
            /** @description The marks of its additives. The profile says what they mean. */
            additives?: string[];
            /** @description Caffeine in mg in 100 ml of a drink. Above 15 the shop says what EU law wants said; drinks named after coffee or tea go without. */
            caffeineMgPer100ml?: number;
            /** @description Alcohol in percent by volume. */
            alcoholPercent?: number;
            /** @description Asked once the option is taken; chosen once, and charged as often as the option is taken. */
            optionGroups: components["schemas"]["OptionGroup"][];
        };
        /** @enum {string} */
        FulfilmentType: "PICKUP" | "DELIVERY";
        /** @enum {string} */
        PaymentMethodType: "HOSTED" | "SAVED" | "AT_RESTAURANT";
        /**
         * @description A wallet that the hosted page opens with.
         * @enum {string}
         */
        Wallet: "APPLE_PAY" | "GOOGLE_PAY";
        SlotList: {
            days: {
                /**
                 * Format: date
                 * @description The restaurant's calendar day.
                 */
                date: string;
                slots: {
                    /** Format: date-time */
                    startsAt: string;
                    available: boolean;
                }[];
            }[];
        };
        FulfilmentRequest: {
            type: components["schemas"]["FulfilmentType"];
            /**
             * Format: date-time
             * @description Null for as soon as possible.
             */
            requestedTime: string | null;
            /** @description Where a delivery goes. */
            addressId?: string | null;
            /** @description The table that the order is brought to. Its type is PICKUP. */
            tableId?: string;
        };
        /** @description A percentage of the subtotal, of which half a minor unit is rounded up, or an amount. */
        TipRequest: {
            percent?: number;
            amount?: components["schemas"]["Money"];
        };
        QuoteRequest: {
            fulfilment: components["schemas"]["FulfilmentRequest"];
            tip?: components["schemas"]["TipRequest"];
            /** @description In capital letters, composed (NFKC), without spaces and invisible characters, however it was typed. */
            promoCode?: string | null;
            /** @description The reward to spend points on. */
            rewardId?: string | null;
            /** @description The gift cards to pay with, the first one first. */
            giftCardIds?: string[];
        };
        Quote: {
            id: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            readyAt: string;
            lines: components["schemas"]["OrderLine"][];
            totals: components["schemas"]["Totals"];
            /** @description The code that is applied, and what it gives in words. */
            promo: {
                code: string;
                text: string;
            } | null;
            problems: components["schemas"]["QuoteProblem"][];
            points?: components["schemas"]["QuotePoints"];
            shares?: components["schemas"]["Shares"];
        };
        /** @description What this order earns, and what points can be spent on. Null where there are none. */
        QuotePoints: {
            /** @description What can be spent, that of the chosen reward included. */
            balance: number;
            /** @description Once the order is completed. */
            earns: number;
            /** @description The reward that the totals contain. */
            rewardId: string | null;
            /** @description The cheapest first. */
            rewards: {
                id: string;
                name: string;
                points: number;
                /** @description The points that are missing for it. */
                missing: number;
                /** @description What it would take off this order, 0 where it does not fit it. */
                amount: components["schemas"]["Money"];
                /** @description Why it does not fit the order, for example For a dessert in your cart. */
                note: string | null;
            }[];
        } | null;
        /**
         * @description Each person's share of a group order, the customer's first; empty for an ordinary order. Discount, tax and tip
         *     are split in proportion to what each person chose, fees equally. The shares add up to the total.
         */
        Shares: {
            name: string;
            total: components["schemas"]["Money"];
        }[];
        QuoteProblem: {
            code: string;
            message: string;
            cartItemId?: string;
            /** @description The gift card that cannot pay. */
            giftCardId?: string;
            from?: components["schemas"]["Money"];
            to?: components["schemas"]["Money"];
        };
        OrderLine: {
            cartItemId: string;
            menuItemId: string;
            name: string;
            participant?: components["schemas"]["Participant"];
            servingName?: string;
            /** @description In words, for example 2 × Soft egg. */
            options?: string[];
            /** @description Those of the dish and its chosen options. */
            allergens?: components["schemas"]["Allergen"][];
            /** @description Those of the dish and its chosen options, in words. */
            additives?: string[];
            /** @description The highest of the dish and its chosen options. */
            caffeineMgPer100ml?: number;
            /** @description The highest of the dish and its chosen options. */
            alcoholPercent?: number;
            specialInstructions?: string;
            /** @description As of the dish. The order is handed over once identity has been checked. */
            minimumAge?: number;
            imageUrl?: string;
            quantity: number;
            unitPrice: components["schemas"]["Money"];
            /** @description Without the deposit. */
            total: components["schemas"]["Money"];
            /** @description Of one. */
            deposit?: components["schemas"]["Money"];
            /** @description The rate of the dish's tax. */
            taxPercent?: number;
            /** @description With the next, how it was chosen: to order it again. */
            servingQuantityId?: string | null;
            customOptionGroups?: components["schemas"]["CustomOptionGroup"][];
        };
        Totals: {
            /** Format: currency */
            currency: string;
            subtotal: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            /** @description The reward that points were spent on, and what it takes off. Not part of `discount`. */
            reward?: {
                name: string;
                amount: components["schemas"]["Money"];
            } | null;
            tax: components["schemas"]["Money"];
            /** @description Whether the prices contain the tax. It is not added then. */
            taxIncluded?: boolean;
            /**
             * @description `tax` by its rates, each once: their taxes add up to it. Discount and reward are spread over the rates in
             *     proportion to the dishes. Tips have no tax. With one rate, or none, the shop shows `tax` alone.
             */
            taxes?: {
                percent: number;
                /** @description What is taxed at this rate, without the tax. */
                taxable: components["schemas"]["Money"];
                tax: components["schemas"]["Money"];
            }[];
            fees: {
                name: string;
                amount: components["schemas"]["Money"];
                /** @description The rate of its tax. Left out, it has none. */
                taxPercent?: number;
            }[];
            /** @description Of all pieces. Not part of `subtotal`; no discount lowers it. */
            deposit?: components["schemas"]["Money"];
            tip: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            /** @description What each gift card pays of the total. */
            giftCards?: {
                id: string;
                lastFour: string;
                amount: components["schemas"]["Money"];
            }[];
            /**
             * @description What guests of a group order have paid of the total. Less than their shares where the order became cheaper: the
             *     rest is returned to them once the order is with the kitchen.
             */
            sharesPaid?: {
                /** @description Of the participant. */
                id: string;
                name: string;
                amount: components["schemas"]["Money"];
            }[];
            /** @description The sum of `sharesPaid`. */
            paidByGuests?: components["schemas"]["Money"];
            /** @description What is left to pay once paid shares and gift cards are taken off. Left out, it is the total. */
            due?: components["schemas"]["Money"];
        };
        Contact: {
            firstName: string;
            lastName: string;
            phone: string;
            email: string;
        };
        PaymentChoice: {
            type: components["schemas"]["PaymentMethodType"];
            /** @description The saved card. */
            paymentMethodId?: string;
            wallet?: components["schemas"]["Wallet"];
        };
        PlaceOrderRequest: {
            quoteId: string;
            expectedTotal: components["schemas"]["Money"];
            contact: components["schemas"]["Contact"];
            note: string | null;
            cutlery: boolean;
            ifUnavailable?: components["schemas"]["IfUnavailable"];
            /** @description The age that the customer has confirmed to have, where a line has a minimumAge. Below the highest one the answer is 422 AGE_NOT_CONFIRMED. */
            ageConfirmed?: number;
            /** @description The allergens the customer avoids. */
            avoid?: components["schemas"]["Allergen"][];
            paymentMethod: components["schemas"]["PaymentChoice"];
            /** @description Where the hosted page leads back to; `orderId` is added to its query. */
            returnUrl: string;
        };
        ChangeQuoteRequest: {
            /** @description The lines of the order that change, each once. */
            lines: {
                cartItemId: string;
                /** @description 0 takes it off the order. */
                quantity: number;
            }[];
            /** @description Whether all that is in the cart is added, and leaves the cart. */
            addCart: boolean;
            note: string | null;
            /**
             * Format: date-time
             * @description Null for as soon as possible.
             */
            requestedTime: string | null;
        };
        ChangeQuote: {
            id: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            readyAt: string;
            /** @description The whole order. */
            lines: components["schemas"]["OrderLine"][];
            totals: components["schemas"]["Totals"];
            /** @description What is to be paid more; below 0 what goes back. */
            difference: components["schemas"]["Money"];
            problems: components["schemas"]["QuoteProblem"][];
        };
        ChangeOrderRequest: {
            quoteId: string;
            expectedDifference: components["schemas"]["Money"];
            /** @description As for `placeOrder`, where a dish that is added has a minimumAge. */
            ageConfirmed?: number;
            /** @description Where the hosted page leads back to; `orderId` is added to its query. */
            returnUrl: string;
        };
        /**
         * @description The last change that is not made. PENDING: it waits for its payment. LAPSED: nothing of it is made, and nothing is
         *     paid for it; its payment says why.
         */
        OrderChange: {
            /** @enum {string} */
            status: "PENDING" | "LAPSED";
            payment: components["schemas"]["Payment"];
        } | null;
        /**
         * @description What the kitchen does when a dish runs out after the order was placed.
         * @enum {string}
         */
        IfUnavailable: "CALL" | "REPLACE" | "REFUND";
        /** @enum {string} */
        OrderStatus: "AWAITING_PAYMENT" | "RECEIVED" | "CONFIRMED" | "PREPARING" | "READY" | "OUT_FOR_DELIVERY" | "COMPLETED" | "CANCELLED";
        Order: {
            /** Format: path-segment */
            id: string;
            /** @description What is called out at the counter. */
            number: string;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            placedAt: string;
            fulfilment: components["schemas"]["Fulfilment"];
            lines: components["schemas"]["OrderLine"][];
            totals: components["schemas"]["Totals"];
            /** @description The code that the discount is from. */
            promoCode?: string | null;
            contact: components["schemas"]["Contact"];
            note: string | null;
            /** @description Whether cutlery and napkins are added. */
            cutlery?: boolean;
            ifUnavailable?: components["schemas"]["IfUnavailable"];
            /** @description The allergens the customer avoids, as told to the kitchen. */
            avoid?: components["schemas"]["Allergen"][];
            payment: components["schemas"]["Payment"];
            history: components["schemas"]["OrderStep"][];
            /** @description Opens the tracking of this order to whoever has its link. */
            trackingToken?: string;
            /**
             * Format: time-zone
             * @description Of the restaurant; its profile may not be at hand.
             */
            timeZone?: string;
            /**
             * Format: date-time
             * @description Null when it cannot be cancelled any more.
             */
            cancellableUntil?: string | null;
            /** @description Whether it can be changed now. False once the restaurant has accepted it. */
            changeable?: boolean;
            change?: components["schemas"]["OrderChange"];
            shares?: components["schemas"]["Shares"];
            rating?: components["schemas"]["Rating"];
            /** @description What the order earns once it is completed, less what refunds took back, and what was spent on it. */
            points?: {
                earned: number;
                spent: number;
            } | null;
            /**
             * Format: date-time
             * @description Until when something wrong can be reported. Null when it cannot, or has been.
             */
            reportableUntil?: string | null;
            issue?: components["schemas"]["OrderIssue"];
            /** @description What was refunded of a completed order. */
            refunded?: components["schemas"]["Money"];
            /** @description When the customer told that they are there, and where. Null until then; left out where that cannot be told. */
            arrival?: {
                /** Format: date-time */
                at: string;
                note: string | null;
            } | null;
        };
        /** @enum {string} */
        IssueReason: "MISSING" | "WRONG" | "COLD" | "OTHER";
        IssueDish: {
            /** @description That of the order's line. */
            cartItemId: string;
            quantity: number;
            reason: components["schemas"]["IssueReason"];
        };
        IssueRequest: {
            /** @description Each line once. */
            dishes: components["schemas"]["IssueDish"][];
            comment: string | null;
            /** @description A data URL, image/jpeg or image/png. */
            picture: string | null;
        };
        IssueOffer: {
            /**
             * @description CREDIT is a gift card in the account. It is not offered for dishes that guests have paid.
             * @enum {string}
             */
            type: "REFUND" | "CREDIT" | "CALL_BACK";
            /** @description In minor units; null for a call. */
            amount: number | null;
        };
        IssueChoiceRequest: {
            /** @enum {string} */
            type: "REFUND" | "CREDIT" | "CALL_BACK";
        };
        /** @description What was wrong with an order, and what the restaurant does about it. */
        OrderIssue: {
            id: string;
            /** Format: date-time */
            at: string;
            dishes: components["schemas"]["IssueDish"][];
            comment: string | null;
            hasPicture: boolean;
            /** @description Where the picture is shown. It is read without a token, so the address must be hard to guess. */
            pictureUrl?: string;
            /** @description Empty once one is chosen. */
            offers: components["schemas"]["IssueOffer"][];
            choice: {
                /** @enum {string} */
                type: "REFUND" | "CREDIT" | "CALL_BACK";
                amount: number | null;
            } | null;
            /** @enum {string} */
            status: "OPEN" | "SETTLED";
        } | null;
        ArrivalRequest: {
            /** @description Where the customer waits, for example the parking space. */
            note: string | null;
        };
        Fulfilment: {
            type: components["schemas"]["FulfilmentType"];
            /** Format: date-time */
            requestedTime: string | null;
            /**
             * Format: date-time
             * @description When it can be collected, or is at the door.
             */
            readyAt: string;
            /**
             * Format: date-time
             * @description The time that was promised before, once the restaurant has moved it. The notifications of the customer name both.
             */
            movedFrom?: string;
            address?: components["schemas"]["PostalAddress"];
            table?: components["schemas"]["Table"];
        };
        OrderStep: {
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            at: string;
        };
        Tracking: {
            number: string;
            status: components["schemas"]["OrderStatus"];
            fulfilment: components["schemas"]["Fulfilment"];
            /**
             * Format: time-zone
             * @description Of the restaurant; its profile may not be at hand.
             */
            timeZone?: string;
            history: components["schemas"]["OrderStep"][];
        };
        OrderList: {
            orders: components["schemas"]["Order"][];
            nextCursor: string | null;
        };
        /** @enum {string} */
        PaymentStatus: "PENDING" | "PROCESSING" | "PAID" | "DECLINED" | "CANCELLED" | "EXPIRED" | "REFUNDED";
        Payment: {
            orderId: string;
            status: components["schemas"]["PaymentStatus"];
            method: components["schemas"]["PaymentMethodType"];
            amount: components["schemas"]["Money"];
            /** @description The hosted page while its session is open. */
            url: string | null;
            /** Format: date-time */
            expiresAt: string | null;
            wallet?: components["schemas"]["Wallet"];
        };
        StartPaymentRequest: {
            returnUrl: string;
        };
        Rating: {
            stars: number;
            comment: string;
            /** @description Of those dishes of the order that were rated, each once. */
            dishes: {
                menuItemId: string;
                stars: number;
                comment: string;
            }[];
        };
        FavoriteRequest: {
            menuItemId: string;
            servingQuantityId: string | null;
            customOptionGroups: components["schemas"]["CustomOptionGroup"][];
        };
        FavoriteList: {
            favorites: components["schemas"]["Favorite"][];
        };
        Favorite: {
            id: string;
            menuItemId: string;
            servingQuantityId: string | null;
            customOptionGroups: components["schemas"]["CustomOptionGroup"][];
        };
        AddressRequest: {
            label: string;
            /**
             * @description Makes it the default one. Left out, that stays as it is.
             * @constant
             */
            isDefault?: true;
            address: components["schemas"]["PostalAddress"];
        };
        AddressList: {
            addresses: components["schemas"]["Address"][];
            nextCursor: string | null;
        };
        PaymentMethodList: {
            paymentMethods: components["schemas"]["PaymentMethod"][];
        };
        CardSession: {
            /** Format: uri */
            url: string;
        };
        Address: {
            id: string;
            label: string;
            isDefault: boolean;
            /** @description Whether the restaurant delivers there. */
            deliverable: boolean;
            address: components["schemas"]["PostalAddress"];
        };
        PaymentMethod: {
            id: string;
            brand: string;
            lastFour: string;
            expiryMonth: number;
            expiryYear: number;
            isDefault: boolean;
        };
        Profile: {
            firstName: string;
            lastName: string;
            email: string;
            phone: string;
            /** @description Whether offers may be sent. */
            marketing: boolean;
        };
        ProfileRequest: {
            firstName: string;
            lastName: string;
            email: string;
            marketing: boolean;
        };
        CustomerExport: {
            profile: components["schemas"]["Profile"];
        } & {
            [key: string]: unknown;
        };
        Notification: {
            id: string;
            kind: components["schemas"]["NotificationKind"];
            title: string;
            body: string;
            /** Format: date-time */
            at: string;
            read: boolean;
            /** @description The order it is about. */
            orderId?: string;
        };
        /** @enum {string} */
        NotificationKind: "ORDER_STATUS" | "OFFER" | "ACCOUNT";
        NotificationList: {
            notifications: components["schemas"]["Notification"][];
            unreadCount: number;
            nextCursor: string | null;
        };
        /** @description One by its `id`, or all that came at `upTo` or before, so that none is marked that was not seen. */
        ReadRequest: {
            id?: string;
            /** Format: date-time */
            upTo?: string;
        };
        NotificationPreference: {
            kind: components["schemas"]["NotificationKind"];
            /** @enum {string} */
            channel: "SMS" | "EMAIL" | "PUSH";
            enabled: boolean;
        };
        NotificationPreferences: {
            channels: components["schemas"]["NotificationPreference"][];
        };
    };
    responses: {
        /** @description Done. The body is not part of the contract. */
        NotShown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
            };
        };
        /** @description What went wrong, as RFC 9457 problem details. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "about:blank",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "code": "AVAILABILITY_CHANGED",
                 *       "message": "Hand-pulled noodles are sold out."
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        restaurantId: string;
        customerId: string;
        orderId: string;
        groupOrderId: string;
        /** @description Made on the participant's device, never shown to others. Without it nothing is anybody's own. */
        participantToken: string;
        /** @description Made on the participant's device, never shown to others. */
        ownParticipantToken: string;
        login_source: "mobile";
        /** @description `web_` and 13 random characters, made once on the device. */
        device_id: string;
        /**
         * @description The version of the cart that the change was meant for. When the cart has another one, nothing is changed and the
         *     answer is 412. Left out where the API has no versions, and when several lines are changed at once.
         */
        cartVersion: string;
    };
    requestBodies: never;
    headers: {
        /** @description Names this state of the cart; it changes whenever the cart does. A strong validator (RFC 9110). */
        CartVersion: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getFirebaseConfig: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its contents are passed to the identity provider's SDK as they are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "firebaseConfig": {
                     *         "apiKey": "demo",
                     *         "projectId": "demo-tamarind-row"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FirebaseConfigResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header: {
                login_source?: components["parameters"]["login_source"];
                /** @description `web_` and 13 random characters, made once on the device. */
                device_id: components["parameters"]["device_id"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+12125550142"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Where to go next, and the customer if there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header: {
                login_source?: components["parameters"]["login_source"];
                /** @description `web_` and 13 random characters, made once on the device. */
                device_id: components["parameters"]["device_id"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+12125550142",
                 *       "firstName": "Ada",
                 *       "lastName": "Byron",
                 *       "email": "ada@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The new customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "cus_1",
                     *         "firstName": "Ada",
                     *         "lastName": "Byron",
                     *         "email": "ada@example.com"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegisterResponse"];
                };
            };
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header: {
                login_source?: components["parameters"]["login_source"];
                /** @description `web_` and 13 random characters, made once on the device. */
                device_id: components["parameters"]["device_id"];
                restaurant_id: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotShown"];
            default: components["responses"]["Problem"];
        };
    };
    getPaymentProvider: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                userId: string;
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider's name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "provider": "clover"
                     *     }
                     */
                    "application/json": components["schemas"]["ProviderResponse"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `data` holds the cart. */
            200: {
                headers: {
                    ETag: components["headers"]["CartVersion"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "items": [
                     *           {
                     *             "cartItemId": "ci_1",
                     *             "menuItemId": "hand-pulled-noodles",
                     *             "quantity": 2,
                     *             "price": 1450,
                     *             "servingQuantityId": "regular",
                     *             "specialInstructions": null,
                     *             "customOptionGroups": [
                     *               {
                     *                 "groupId": "heat",
                     *                 "name": "Heat",
                     *                 "options": [
                     *                   {
                     *                     "optionId": "mild",
                     *                     "name": "Mild",
                     *                     "quantity": 1,
                     *                     "price": 0
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "totalAmount": 2900
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "menuItemId": "hand-pulled-noodles",
                 *       "menuItemMappingId": "noodles.hand-pulled-noodles",
                 *       "servingQuantityId": "regular",
                 *       "qty": 1,
                 *       "price": 1450,
                 *       "specialInstructions": null,
                 *       "customOptionGroups": []
                 *     }
                 */
                "application/json": components["schemas"]["AddCartItemRequest"];
            };
        };
        responses: {
            200: components["responses"]["NotShown"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    updateCartItem: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
                /**
                 * @description The version of the cart that the change was meant for. When the cart has another one, nothing is changed and the
                 *     answer is 412. Left out where the API has no versions, and when several lines are changed at once.
                 */
                "If-Match"?: components["parameters"]["cartVersion"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                cartItemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "qty": 3
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCartItemRequest"];
            };
        };
        responses: {
            200: components["responses"]["NotShown"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    removeCartItem: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
                /**
                 * @description The version of the cart that the change was meant for. When the cart has another one, nothing is changed and the
                 *     answer is 412. Left out where the API has no versions, and when several lines are changed at once.
                 */
                "If-Match"?: components["parameters"]["cartVersion"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                cartItemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotShown"];
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            412: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getRestaurant: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Name, story, address, hours and whether it is open now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "tamarind-row",
                     *       "name": "Tamarind Row",
                     *       "tagline": "Market cooking from five coasts",
                     *       "cuisine": "Street food",
                     *       "story": [
                     *         "We began with one wok."
                     *       ],
                     *       "facts": [
                     *         {
                     *           "label": "Seats",
                     *           "value": "38"
                     *         }
                     *       ],
                     *       "heroImageUrls": [
                     *         "/pictures/row-curry.webp"
                     *       ],
                     *       "phone": "+12125550100",
                     *       "email": "hello@example.com",
                     *       "address": {
                     *         "line1": "12 Row",
                     *         "city": "New York",
                     *         "region": "NY",
                     *         "postalCode": "10002",
                     *         "country": "US"
                     *       },
                     *       "location": {
                     *         "latitude": 40.72,
                     *         "longitude": -73.99
                     *       },
                     *       "timeZone": "America/New_York",
                     *       "currency": "USD",
                     *       "hours": [
                     *         {
                     *           "day": "MONDAY",
                     *           "periods": [
                     *             {
                     *               "opens": "11:00",
                     *               "closes": "22:00"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "status": {
                     *         "open": true,
                     *         "closesAt": "2026-11-20T22:00:00-05:00",
                     *         "opensAt": null
                     *       },
                     *       "pickup": {
                     *         "minutes": 25
                     *       },
                     *       "delivery": {
                     *         "minutes": 45,
                     *         "fee": 399,
                     *         "minimumOrder": 2000
                     *       },
                     *       "paymentMethods": [
                     *         "HOSTED",
                     *         "SAVED",
                     *         "AT_RESTAURANT"
                     *       ],
                     *       "wallets": [
                     *         "APPLE_PAY",
                     *         "GOOGLE_PAY"
                     *       ],
                     *       "minimumOrder": 1000
                     *     }
                     */
                    "application/json": components["schemas"]["Restaurant"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listMenus: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every menu, those out of their hours too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": "USD",
                     *       "menus": [
                     *         {
                     *           "id": "all-day",
                     *           "name": "All day",
                     *           "availability": {
                     *             "available": true,
                     *             "text": null,
                     *             "availableFrom": null
                     *           },
                     *           "sections": [
                     *             {
                     *               "id": "noodles",
                     *               "name": "Noodles",
                     *               "description": "Pulled to order.",
                     *               "items": [
                     *                 {
                     *                   "id": "hand-pulled-noodles",
                     *                   "menuItemMappingId": "noodles.hand-pulled-noodles",
                     *                   "name": "Hand-pulled noodles",
                     *                   "description": "Chilli oil, greens.",
                     *                   "imageUrl": "/pictures/row-curry.webp",
                     *                   "price": 1450,
                     *                   "servings": [
                     *                     {
                     *                       "id": "regular",
                     *                       "name": "Regular",
                     *                       "price": 1450
                     *                     },
                     *                     {
                     *                       "id": "large",
                     *                       "name": "Large",
                     *                       "price": 1750
                     *                     }
                     *                   ],
                     *                   "allergens": [
                     *                     "WHEAT"
                     *                   ],
                     *                   "diets": [
                     *                     "VEGAN",
                     *                     "VEGETARIAN"
                     *                   ],
                     *                   "spiceLevel": 2,
                     *                   "popular": true,
                     *                   "soldOut": false,
                     *                   "requiresChoice": true,
                     *                   "defaultServingQuantityId": "regular",
                     *                   "defaultOptions": [],
                     *                   "maxQuantity": 50
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MenuList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMenuItem: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                menuId: string;
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "hand-pulled-noodles",
                     *       "menuId": "all-day",
                     *       "menuSectionId": "noodles",
                     *       "menuItemMappingId": "noodles.hand-pulled-noodles",
                     *       "name": "Hand-pulled noodles",
                     *       "description": "Chilli oil, greens.",
                     *       "imageUrl": "/pictures/row-curry.webp",
                     *       "price": 1450,
                     *       "servings": [
                     *         {
                     *           "id": "regular",
                     *           "name": "Regular",
                     *           "price": 1450
                     *         },
                     *         {
                     *           "id": "large",
                     *           "name": "Large",
                     *           "price": 1750
                     *         }
                     *       ],
                     *       "optionGroups": [
                     *         {
                     *           "id": "heat",
                     *           "name": "Heat",
                     *           "min": 1,
                     *           "max": 1,
                     *           "maxPerOption": 1,
                     *           "freeCount": 0,
                     *           "options": [
                     *             {
                     *               "id": "mild",
                     *               "name": "Mild",
                     *               "price": 0,
                     *               "pricesByServing": [],
                     *               "defaultQuantity": 1,
                     *               "soldOut": false,
                     *               "allergens": [],
                     *               "optionGroups": []
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "allergens": [
                     *         "WHEAT"
                     *       ],
                     *       "diets": [
                     *         "VEGAN",
                     *         "VEGETARIAN"
                     *       ],
                     *       "spiceLevel": 2,
                     *       "popular": true,
                     *       "soldOut": false,
                     *       "maxQuantity": 20,
                     *       "availability": {
                     *         "available": true,
                     *         "text": null,
                     *         "availableFrom": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MenuItem"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listSlots: {
        parameters: {
            query: {
                type: components["schemas"]["FulfilmentType"];
            };
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days, each with its times. A time that is taken is listed as not available. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "days": [
                     *         {
                     *           "date": "2026-11-20",
                     *           "slots": [
                     *             {
                     *               "startsAt": "2026-11-20T23:00:00Z",
                     *               "available": true
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SlotList"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    checkDeliveryArea: {
        parameters: {
            query: {
                postalCode: string;
            };
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it delivers there, and what that costs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "postalCode": "10002",
                     *       "deliverable": true,
                     *       "minutes": 45,
                     *       "fee": 399,
                     *       "minimumOrder": 2000
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryArea"];
                };
            };
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getTable: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                tableId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "12",
                     *       "name": "12"
                     *     }
                     */
                    "application/json": components["schemas"]["Table"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    trackOrder: {
        parameters: {
            query: {
                token: string;
            };
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The way of the order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "number": "1042",
                     *       "status": "CONFIRMED",
                     *       "fulfilment": {
                     *         "type": "PICKUP",
                     *         "requestedTime": null,
                     *         "readyAt": "2026-11-20T12:25:00Z"
                     *       },
                     *       "timeZone": "America/New_York",
                     *       "history": [
                     *         {
                     *           "status": "RECEIVED",
                     *           "at": "2026-11-20T12:01:00Z"
                     *         },
                     *         {
                     *           "status": "CONFIRMED",
                     *           "at": "2026-11-20T12:02:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Tracking"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotShown"];
            401: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "firstName": "Ada",
                     *       "lastName": "Byron",
                     *       "email": "ada@example.com",
                     *       "phone": "+12125550142",
                     *       "marketing": false
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ada",
                 *       "lastName": "Byron",
                 *       "email": "ada@example.com",
                 *       "marketing": true
                 *     }
                 */
                "application/json": components["schemas"]["ProfileRequest"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "firstName": "Ada",
                     *       "lastName": "Byron",
                     *       "email": "ada@example.com",
                     *       "phone": "+12125550142",
                     *       "marketing": false
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    exportCustomer: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "profile": {
                     *         "firstName": "Ada",
                     *         "lastName": "Byron",
                     *         "email": "ada@example.com",
                     *         "phone": "+12125550142",
                     *         "marketing": false
                     *       },
                     *       "orders": [],
                     *       "addresses": []
                     *     }
                     */
                    "application/json": components["schemas"]["CustomerExport"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: string;
                limit?: number;
            };
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, and how many are unread in all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "notifications": [
                     *         {
                     *           "id": "ntf_1",
                     *           "kind": "ORDER_STATUS",
                     *           "title": "Order 1042: Preparing",
                     *           "body": "Ready around 1:25 PM.",
                     *           "at": "2026-11-20T18:05:00Z",
                     *           "read": false,
                     *           "orderId": "ord_1"
                     *         }
                     *       ],
                     *       "unreadCount": 1,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "upTo": "2026-11-20T18:05:00Z"
                 *     }
                 */
                "application/json": components["schemas"]["ReadRequest"];
            };
        };
        responses: {
            200: components["responses"]["NotShown"];
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getNotificationPreferences: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every kind with every channel there is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "channels": [
                     *         {
                     *           "kind": "ORDER_STATUS",
                     *           "channel": "SMS",
                     *           "enabled": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    updateNotificationPreference: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "OFFER",
                 *       "channel": "EMAIL",
                 *       "enabled": false
                 *     }
                 */
                "application/json": components["schemas"]["NotificationPreference"];
            };
        };
        responses: {
            /** @description All of them as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "channels": [
                     *         {
                     *           "kind": "ORDER_STATUS",
                     *           "channel": "SMS",
                     *           "enabled": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationPreferences"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    savePushSubscription: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                /** @description The `device_id` of the browser. */
                deviceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://push.example.com/send/c3f1",
                 *       "keys": {
                 *         "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u",
                 *         "auth": "tBHItJI5svbpez7KI4CCXg"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PushSubscription"];
            };
        };
        responses: {
            200: components["responses"]["NotShown"];
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    endPushSubscription: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                /** @description The `device_id` of the browser. */
                deviceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotShown"];
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getAllergens: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, empty until some are saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "avoid": [
                     *         "PEANUT",
                     *         "SESAME"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AvoidedAllergens"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    updateAllergens: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "avoid": [
                 *         "PEANUT"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AvoidedAllergens"];
            };
        };
        responses: {
            /** @description As they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "avoid": [
                     *         "PEANUT"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AvoidedAllergens"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: string;
                limit?: number;
            };
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "addresses": [
                     *         {
                     *           "id": "adr_1",
                     *           "label": "Home",
                     *           "isDefault": true,
                     *           "deliverable": true,
                     *           "address": {
                     *             "line1": "5 Ludlow Street",
                     *             "city": "New York",
                     *             "region": "NY",
                     *             "postalCode": "10002",
                     *             "country": "US"
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AddressList"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Home",
                 *       "address": {
                 *         "line1": "5 Ludlow Street",
                 *         "city": "New York",
                 *         "region": "NY",
                 *         "postalCode": "10002",
                 *         "country": "US"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        responses: {
            /** @description The address, and whether the restaurant delivers to it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "adr_1",
                     *       "label": "Home",
                     *       "isDefault": true,
                     *       "deliverable": true,
                     *       "address": {
                     *         "line1": "5 Ludlow Street",
                     *         "city": "New York",
                     *         "region": "NY",
                     *         "postalCode": "10002",
                     *         "country": "US"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Address"];
                };
            };
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                addressId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Work",
                 *       "isDefault": true,
                 *       "address": {
                 *         "line1": "5 Ludlow Street",
                 *         "city": "New York",
                 *         "region": "NY",
                 *         "postalCode": "10002",
                 *         "country": "US"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        responses: {
            /** @description The address as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "adr_1",
                     *       "label": "Work",
                     *       "isDefault": true,
                     *       "deliverable": true,
                     *       "address": {
                     *         "line1": "5 Ludlow Street",
                     *         "city": "New York",
                     *         "region": "NY",
                     *         "postalCode": "10002",
                     *         "country": "US"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Address"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    removeAddress: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                addressId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotShown"];
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "paymentMethods": [
                     *         {
                     *           "id": "card_1",
                     *           "brand": "Visa",
                     *           "lastFour": "4242",
                     *           "expiryMonth": 12,
                     *           "expiryYear": 2029,
                     *           "isDefault": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentMethodList"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    addPaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "returnUrl": "https://shop.example/account/payment-methods"
                 *     }
                 */
                "application/json": components["schemas"]["StartPaymentRequest"];
            };
        };
        responses: {
            /** @description Where the card is typed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://pay.example/cards/1"
                     *     }
                     */
                    "application/json": components["schemas"]["CardSession"];
                };
            };
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    makeDefaultPaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                paymentMethodId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isDefault": true
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    isDefault: true;
                };
            };
        };
        responses: {
            /** @description The card as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "card_1",
                     *       "brand": "Visa",
                     *       "lastFour": "4242",
                     *       "expiryMonth": 12,
                     *       "expiryYear": 2029,
                     *       "isDefault": true
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    removePaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                paymentMethodId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotShown"];
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    quoteOrder: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fulfilment": {
                 *         "type": "PICKUP",
                 *         "requestedTime": null
                 *       },
                 *       "tip": {
                 *         "percent": 15
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["QuoteRequest"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "quo_1",
                     *       "expiresAt": "2026-11-20T12:10:00Z",
                     *       "readyAt": "2026-11-20T12:25:00Z",
                     *       "lines": [
                     *         {
                     *           "cartItemId": "ci_1",
                     *           "menuItemId": "hand-pulled-noodles",
                     *           "name": "Hand-pulled noodles",
                     *           "quantity": 2,
                     *           "unitPrice": 1450,
                     *           "total": 2900
                     *         }
                     *       ],
                     *       "totals": {
                     *         "currency": "USD",
                     *         "subtotal": 2900,
                     *         "discount": 0,
                     *         "tax": 257,
                     *         "fees": [],
                     *         "tip": 435,
                     *         "total": 3592
                     *       },
                     *       "promo": null,
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: string;
                limit?: number;
            };
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orders": [],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header: {
                login_source?: components["parameters"]["login_source"];
                "Idempotency-Key": string;
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "quo_1",
                 *       "expectedTotal": 3592,
                 *       "contact": {
                 *         "firstName": "Ada",
                 *         "lastName": "Byron",
                 *         "phone": "+12125550142",
                 *         "email": "ada@example.com"
                 *       },
                 *       "note": null,
                 *       "cutlery": false,
                 *       "ifUnavailable": "REPLACE",
                 *       "paymentMethod": {
                 *         "type": "HOSTED"
                 *       },
                 *       "returnUrl": "https://shop.example/payment-return"
                 *     }
                 */
                "application/json": components["schemas"]["PlaceOrderRequest"];
            };
        };
        responses: {
            /**
             * @description The order. With a hosted payment or a saved card it is received by the kitchen once paid, and with payment at
             *     the restaurant at once. If nothing is left to pay, it is paid at once, whatever the payment method.
             */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ord_1",
                     *       "number": "1042",
                     *       "status": "RECEIVED",
                     *       "placedAt": "2026-11-20T12:00:00Z",
                     *       "fulfilment": {
                     *         "type": "PICKUP",
                     *         "requestedTime": null,
                     *         "readyAt": "2026-11-20T12:25:00Z"
                     *       },
                     *       "lines": [
                     *         {
                     *           "cartItemId": "ci_1",
                     *           "menuItemId": "hand-pulled-noodles",
                     *           "name": "Hand-pulled noodles",
                     *           "quantity": 2,
                     *           "unitPrice": 1450,
                     *           "total": 2900
                     *         }
                     *       ],
                     *       "totals": {
                     *         "currency": "USD",
                     *         "subtotal": 2900,
                     *         "discount": 0,
                     *         "tax": 257,
                     *         "fees": [],
                     *         "tip": 435,
                     *         "total": 3592
                     *       },
                     *       "contact": {
                     *         "firstName": "Ada",
                     *         "lastName": "Byron",
                     *         "phone": "+12125550142",
                     *         "email": "ada@example.com"
                     *       },
                     *       "note": null,
                     *       "payment": {
                     *         "orderId": "ord_1",
                     *         "status": "PAID",
                     *         "method": "HOSTED",
                     *         "amount": 3592,
                     *         "url": null,
                     *         "expiresAt": null
                     *       },
                     *       "timeZone": "America/New_York",
                     *       "history": [
                     *         {
                     *           "status": "RECEIVED",
                     *           "at": "2026-11-20T12:01:00Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    quoteChange: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "cartItemId": "ci_1",
                 *           "quantity": 1
                 *         }
                 *       ],
                 *       "addCart": false,
                 *       "note": null,
                 *       "requestedTime": null
                 *     }
                 */
                "application/json": components["schemas"]["ChangeQuoteRequest"];
            };
        };
        responses: {
            /** @description The order as it would be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "chq_1",
                     *       "expiresAt": "2026-11-20T12:10:00Z",
                     *       "readyAt": "2026-11-20T12:25:00Z",
                     *       "lines": [
                     *         {
                     *           "cartItemId": "ci_1",
                     *           "menuItemId": "hand-pulled-noodles",
                     *           "name": "Hand-pulled noodles",
                     *           "quantity": 1,
                     *           "unitPrice": 1450,
                     *           "total": 1450
                     *         }
                     *       ],
                     *       "totals": {
                     *         "currency": "USD",
                     *         "subtotal": 1450,
                     *         "discount": 0,
                     *         "tax": 129,
                     *         "fees": [],
                     *         "tip": 218,
                     *         "total": 1797
                     *       },
                     *       "difference": -1795,
                     *       "problems": []
                     *     }
                     */
                    "application/json": components["schemas"]["ChangeQuote"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    changeOrder: {
        parameters: {
            query?: never;
            header: {
                login_source?: components["parameters"]["login_source"];
                "Idempotency-Key": string;
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quoteId": "chq_1",
                 *       "expectedDifference": -1795,
                 *       "returnUrl": "https://shop.example/track-order"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeOrderRequest"];
            };
        };
        responses: {
            /** @description The order, changed, or with the change that waits for its payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    arrive: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Space 4, red bike"
                 *     }
                 */
                "application/json": components["schemas"]["ArrivalRequest"];
            };
        };
        responses: {
            /** @description The order, with the arrival. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    rateOrder: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stars": 5,
                 *       "comment": "Hot and on time.",
                 *       "dishes": [
                 *         {
                 *           "menuItemId": "hand-pulled-noodles",
                 *           "stars": 4,
                 *           "comment": ""
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Rating"];
            };
        };
        responses: {
            /** @description The rating as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "stars": 5,
                     *       "comment": "Hot and on time.",
                     *       "dishes": [
                     *         {
                     *           "menuItemId": "hand-pulled-noodles",
                     *           "stars": 4,
                     *           "comment": ""
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Rating"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderId": "ord_1",
                     *       "status": "DECLINED",
                     *       "method": "HOSTED",
                     *       "amount": 3592,
                     *       "url": null,
                     *       "expiresAt": null
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "returnUrl": "https://shop.example/payment-return"
                 *     }
                 */
                "application/json": components["schemas"]["StartPaymentRequest"];
            };
        };
        responses: {
            /** @description The payment with its new session. Answers with the open session while one is open. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getPoints: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: string;
                limit?: number;
            };
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance, what expires when, and a page of the history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": 74,
                     *       "held": 0,
                     *       "expiring": [
                     *         {
                     *           "points": 74,
                     *           "at": "2027-11-20T12:00:00Z"
                     *         }
                     *       ],
                     *       "entries": [
                     *         {
                     *           "id": "pts_1",
                     *           "at": "2026-11-20T12:30:00Z",
                     *           "points": 74,
                     *           "reason": "EARNED",
                     *           "orderId": "ord_1",
                     *           "orderNumber": "1042"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["PointsAccount"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listGiftCards: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards, the one that expires first at the top. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "giftCards": [
                     *         {
                     *           "id": "gc_1",
                     *           "lastFour": "4821",
                     *           "balance": 2500,
                     *           "currency": "USD",
                     *           "expiresAt": null,
                     *           "kept": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GiftCardList"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    checkGiftCard: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "number": "6006491200004821",
                 *       "pin": "4821",
                 *       "keep": true
                 *     }
                 */
                "application/json": components["schemas"]["GiftCardRequest"];
            };
        };
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "gc_1",
                     *       "lastFour": "4821",
                     *       "balance": 2500,
                     *       "currency": "USD",
                     *       "expiresAt": null,
                     *       "kept": true
                     *     }
                     */
                    "application/json": components["schemas"]["GiftCard"];
                };
            };
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            429: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    removeGiftCard: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                giftCardId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotShown"];
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listGiftCardPurchases: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before. */
                cursor?: string;
                limit?: number;
            };
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of purchases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "purchases": [],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["GiftCardPurchaseList"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    buyGiftCard: {
        parameters: {
            query?: never;
            header: {
                login_source?: components["parameters"]["login_source"];
                "Idempotency-Key": string;
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 2500,
                 *       "senderName": "Ada",
                 *       "recipient": {
                 *         "name": "Grace",
                 *         "email": "grace@example.com"
                 *       },
                 *       "message": "Happy birthday!",
                 *       "sendOn": "2026-12-01",
                 *       "returnUrl": "https://shop.example/gift-cards"
                 *     }
                 */
                "application/json": components["schemas"]["GiftCardPurchaseRequest"];
            };
        };
        responses: {
            /** @description The purchase, with the URL of its payment page. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "gcp_1",
                     *       "number": "G1042",
                     *       "status": "PAID",
                     *       "boughtAt": "2026-11-20T12:00:00Z",
                     *       "amount": 2500,
                     *       "currency": "USD",
                     *       "senderName": "Ada",
                     *       "recipient": {
                     *         "name": "Grace",
                     *         "email": "grace@example.com"
                     *       },
                     *       "message": "Happy birthday!",
                     *       "sendOn": "2026-12-01",
                     *       "lastFour": "4821",
                     *       "paymentUrl": null
                     *     }
                     */
                    "application/json": components["schemas"]["GiftCardPurchase"];
                };
            };
            401: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getGiftCardPurchase: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "gcp_1",
                     *       "number": "G1042",
                     *       "status": "PAID",
                     *       "boughtAt": "2026-11-20T12:00:00Z",
                     *       "amount": 2500,
                     *       "currency": "USD",
                     *       "senderName": "Ada",
                     *       "recipient": {
                     *         "name": "Grace",
                     *         "email": "grace@example.com"
                     *       },
                     *       "message": "Happy birthday!",
                     *       "sendOn": "2026-12-01",
                     *       "lastFour": "4821",
                     *       "paymentUrl": null
                     *     }
                     */
                    "application/json": components["schemas"]["GiftCardPurchase"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    payGiftCard: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "returnUrl": "https://shop.example/gift-cards"
                 *     }
                 */
                "application/json": components["schemas"]["StartPaymentRequest"];
            };
        };
        responses: {
            /** @description The purchase, with the URL of its payment page. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "gcp_1",
                     *       "number": "G1042",
                     *       "status": "PAID",
                     *       "boughtAt": "2026-11-20T12:00:00Z",
                     *       "amount": 2500,
                     *       "currency": "USD",
                     *       "senderName": "Ada",
                     *       "recipient": {
                     *         "name": "Grace",
                     *         "email": "grace@example.com"
                     *       },
                     *       "message": "Happy birthday!",
                     *       "sendOn": "2026-12-01",
                     *       "lastFour": "4821",
                     *       "paymentUrl": null
                     *     }
                     */
                    "application/json": components["schemas"]["GiftCardPurchase"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    reportIssue: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dishes": [
                 *         {
                 *           "cartItemId": "ci_1",
                 *           "quantity": 1,
                 *           "reason": "MISSING"
                 *         }
                 *       ],
                 *       "comment": null,
                 *       "picture": null
                 *     }
                 */
                "application/json": components["schemas"]["IssueRequest"];
            };
        };
        responses: {
            /** @description The report, with what the restaurant can offer now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "iss_1",
                     *       "at": "2026-11-20T14:00:00Z",
                     *       "dishes": [
                     *         {
                     *           "cartItemId": "ci_1",
                     *           "quantity": 1,
                     *           "reason": "MISSING"
                     *         }
                     *       ],
                     *       "comment": null,
                     *       "hasPicture": false,
                     *       "offers": [
                     *         {
                     *           "type": "REFUND",
                     *           "amount": 1579
                     *         },
                     *         {
                     *           "type": "CREDIT",
                     *           "amount": 1579
                     *         },
                     *         {
                     *           "type": "CALL_BACK",
                     *           "amount": null
                     *         }
                     *       ],
                     *       "choice": null,
                     *       "status": "OPEN"
                     *     }
                     */
                    "application/json": components["schemas"]["OrderIssue"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    settleIssue: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                orderId: components["parameters"]["orderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "REFUND"
                 *     }
                 */
                "application/json": components["schemas"]["IssueChoiceRequest"];
            };
        };
        responses: {
            /** @description The order, with the settled issue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    listFavorites: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dishes with the options that were remembered. A dish may be there more than once, with other options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "favorites": [
                     *         {
                     *           "id": "fav_1",
                     *           "menuItemId": "hand-pulled-noodles",
                     *           "servingQuantityId": "regular",
                     *           "customOptionGroups": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FavoriteList"];
                };
            };
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    saveFavorite: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                /** @description Chosen by the client, the same for a dish with the same options on every device. */
                favoriteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "menuItemId": "hand-pulled-noodles",
                 *       "servingQuantityId": "regular",
                 *       "customOptionGroups": []
                 *     }
                 */
                "application/json": components["schemas"]["FavoriteRequest"];
            };
        };
        responses: {
            /** @description The favorite as it is kept, now the first of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "fav_1",
                     *       "menuItemId": "hand-pulled-noodles",
                     *       "servingQuantityId": "regular",
                     *       "customOptionGroups": []
                     *     }
                     */
                    "application/json": components["schemas"]["Favorite"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    removeFavorite: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
                /** @description Chosen by the client, the same for a dish with the same options on every device. */
                favoriteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotShown"];
            401: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnGroupOrder: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupOrder"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    changeGroupOrder: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "LOCKED",
                 *       "quoteId": "quo_1"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "OPEN" | "LOCKED" | "ENDED";
                    /** @description With LOCKED: the quote whose shares are asked for. */
                    quoteId?: string;
                };
            };
        };
        responses: {
            /** @description The group order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupOrder"];
                };
            };
            401: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    startGroupOrder: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                customerId: components["parameters"]["customerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hostName": "Ada",
                 *       "closesAt": "2026-11-20T12:30:00Z",
                 *       "limitPerPerson": 2000
                 *     }
                 */
                "application/json": components["schemas"]["GroupOrderRequest"];
            };
        };
        responses: {
            /** @description The group order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "grp_6f1b2c3d4e5f6071",
                     *       "status": "OPEN",
                     *       "hostName": "Ada",
                     *       "closesAt": "2026-11-20T12:30:00Z",
                     *       "limitPerPerson": 2000,
                     *       "participants": [],
                     *       "own": null,
                     *       "order": null
                     *     }
                     */
                    "application/json": components["schemas"]["GroupOrder"];
                };
            };
            401: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    getGroupOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Made on the participant's device, never shown to others. Without it nothing is anybody's own. */
                participant_token?: components["parameters"]["participantToken"];
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                groupOrderId: components["parameters"]["groupOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group order, with the participant's own dishes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "grp_6f1b2c3d4e5f6071",
                     *       "status": "OPEN",
                     *       "hostName": "Ada",
                     *       "closesAt": null,
                     *       "limitPerPerson": 2000,
                     *       "participants": [
                     *         {
                     *           "id": "par_1",
                     *           "name": "Grace",
                     *           "pieces": 2
                     *         }
                     *       ],
                     *       "own": {
                     *         "id": "par_1",
                     *         "name": "Grace",
                     *         "subtotal": 1700,
                     *         "lines": [
                     *           {
                     *             "cartItemId": "ci_7",
                     *             "menuItemId": "tamarind-lemonade",
                     *             "name": "Tamarind lemonade",
                     *             "quantity": 2,
                     *             "unitPrice": 850,
                     *             "total": 1700
                     *           }
                     *         ]
                     *       },
                     *       "order": null
                     *     }
                     */
                    "application/json": components["schemas"]["GroupOrder"];
                };
            };
            404: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    joinGroupOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Made on the participant's device, never shown to others. */
                participant_token: components["parameters"]["ownParticipantToken"];
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                groupOrderId: components["parameters"]["groupOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Grace"
                 *     }
                 */
                "application/json": components["schemas"]["ParticipantRequest"];
            };
        };
        responses: {
            /** @description The group order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupOrder"];
                };
            };
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    addGroupOrderItem: {
        parameters: {
            query?: never;
            header: {
                /** @description Made on the participant's device, never shown to others. */
                participant_token: components["parameters"]["ownParticipantToken"];
                login_source?: components["parameters"]["login_source"];
                "Idempotency-Key": string;
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                groupOrderId: components["parameters"]["groupOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "menuItemId": "tamarind-lemonade",
                 *       "menuItemMappingId": "drinks.tamarind-lemonade",
                 *       "servingQuantityId": "regular",
                 *       "qty": 1,
                 *       "price": 850,
                 *       "specialInstructions": null,
                 *       "customOptionGroups": []
                 *     }
                 */
                "application/json": components["schemas"]["AddCartItemRequest"];
            };
        };
        responses: {
            /** @description The group order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupOrder"];
                };
            };
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    changeGroupOrderItem: {
        parameters: {
            query?: never;
            header: {
                /** @description Made on the participant's device, never shown to others. */
                participant_token: components["parameters"]["ownParticipantToken"];
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                groupOrderId: components["parameters"]["groupOrderId"];
                cartItemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "qty": 2
                 *     }
                 */
                "application/json": {
                    qty: number;
                };
            };
        };
        responses: {
            /** @description The group order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupOrder"];
                };
            };
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    leaveGroupOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Made on the participant's device, never shown to others. */
                participant_token: components["parameters"]["ownParticipantToken"];
                login_source?: components["parameters"]["login_source"];
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                groupOrderId: components["parameters"]["groupOrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The group order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupOrder"];
                };
            };
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    startSharePayment: {
        parameters: {
            query?: never;
            header: {
                /** @description Made on the participant's device, never shown to others. */
                participant_token: components["parameters"]["ownParticipantToken"];
                login_source?: components["parameters"]["login_source"];
                "Idempotency-Key": string;
            };
            path: {
                restaurantId: components["parameters"]["restaurantId"];
                groupOrderId: components["parameters"]["groupOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "returnUrl": "https://shop.example/group-order?id=grp_6f1b2c3d4e5f6071"
                 *     }
                 */
                "application/json": components["schemas"]["SharePaymentRequest"];
            };
        };
        responses: {
            /** @description The group order, with the page to pay on in `own.share.url`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupOrder"];
                };
            };
            403: components["responses"]["Problem"];
            404: components["responses"]["Problem"];
            409: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
}
