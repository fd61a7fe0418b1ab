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
        /** The customer's cart */
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
         *     by `code`.
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
        /** The customer's orders, newest first */
        get: operations["listOrders"];
        put?: never;
        /**
         * Place the quoted order
         * @description The same `Idempotency-Key` answers with the same order, whatever happened to the first answer. Refused with
         *     `PRICE_CHANGED` when the total is no longer the one the customer saw.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Minor units (cents) of the restaurant's currency. */
        Money: number;
        Problem: {
            type?: string;
            title?: string;
            status: number;
            /** @description Stable, for example PRICE_CHANGED, AVAILABILITY_CHANGED, MINIMUM_NOT_MET, CLOSED, UNAVAILABLE_SLOT, OUT_OF_SERVICE_AREA, PROMO_EXPIRED, NO_CAPACITY, PAYMENT_DECLINED, INVALID_SELECTION, NOT_FOUND, UNAUTHENTICATED. */
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
        };
        /** @description The quantity stands in `quantity` or in `qty`. */
        CartItem: {
            cartItemId: string;
            menuItemId: string;
            quantity?: number;
            qty?: number;
            price: components["schemas"]["Money"];
            servingQuantityId?: string | null;
            specialInstructions?: string | null;
            /** @default [] */
            customOptionGroups: components["schemas"]["CustomOptionGroup"][];
        };
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
            };
            /** @description IANA name. */
            timeZone: string;
            /** @description ISO 4217. */
            currency: string;
            hours: components["schemas"]["DayHours"][];
            status: components["schemas"]["StoreStatus"];
            pickup: {
                /** @description Until a pickup order is ready. */
                minutes: number;
            };
            minimumOrder: components["schemas"]["Money"];
        };
        PostalAddress: {
            line1: string;
            line2?: string | null;
            city: string;
            region: string;
            postalCode: string;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
        };
        DayHours: {
            /** @enum {string} */
            day: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            /** @description Empty on a day the restaurant rests. */
            periods: {
                opens: string;
                /** @description Earlier than `opens` when it is past midnight. */
                closes: string;
            }[];
        };
        StoreStatus: {
            open: boolean;
            /** Format: date-time */
            closesAt: string | null;
            /** Format: date-time */
            opensAt: string | null;
        };
        MenuList: {
            menus: components["schemas"]["Menu"][];
        };
        Menu: {
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
        };
        MenuSection: {
            id: string;
            name: string;
            description?: string;
            items: components["schemas"]["MenuItemSummary"][];
        };
        /** @enum {string} */
        Allergen: "CELERY" | "CRUSTACEANS" | "EGG" | "FISH" | "LUPIN" | "MILK" | "MOLLUSCS" | "MUSTARD" | "PEANUT" | "SESAME" | "SOY" | "SULPHITES" | "TREE_NUTS" | "WHEAT";
        /** @enum {string} */
        Diet: "VEGETARIAN" | "VEGAN" | "GLUTEN_FREE";
        MenuItemSummary: {
            id: string;
            /** @description The item's place in this section of this menu. */
            menuItemMappingId: string;
            name: string;
            description: string;
            imageUrl: string | null;
            /** @description The lowest, defaults included. */
            price: components["schemas"]["Money"];
            servings: components["schemas"]["Serving"][];
            allergens: components["schemas"]["Allergen"][];
            diets: components["schemas"]["Diet"][];
            spiceLevel: number;
            popular: boolean;
            soldOut: boolean;
            /** @description False when it can be added with its default serving and no options. */
            requiresChoice: boolean;
            defaultServingQuantityId: string | null;
            maxQuantity: number;
        };
        MenuItem: {
            id: string;
            menuId: string;
            menuSectionId: string;
            menuItemMappingId: string;
            name: string;
            description: string;
            imageUrl: string | null;
            /** @description Of one, when there are no servings; else that of the cheapest serving. */
            price: components["schemas"]["Money"];
            /** @description Empty, or the sizes of which exactly one is chosen. The first is the default. */
            servings: components["schemas"]["Serving"][];
            optionGroups: components["schemas"]["OptionGroup"][];
            allergens: components["schemas"]["Allergen"][];
            diets: components["schemas"]["Diet"][];
            spiceLevel: number;
            popular: boolean;
            soldOut: boolean;
            maxQuantity: number;
            availability: components["schemas"]["Availability"];
        };
        Serving: {
            id: string;
            name: string;
            price: components["schemas"]["Money"];
        };
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
            soldOut: boolean;
            allergens: components["schemas"]["Allergen"][];
            /** @description Asked once the option is taken; chosen once, and charged as often as the option is taken. */
            optionGroups: components["schemas"]["OptionGroup"][];
        };
        FulfilmentRequest: {
            /** @enum {string} */
            type: "PICKUP" | "DELIVERY";
            /**
             * Format: date-time
             * @description Null for as soon as possible.
             */
            requestedTime: string | null;
            addressId?: string | null;
        };
        /** @description A percentage of the subtotal, or an amount. */
        TipRequest: {
            percent?: number;
            amount?: components["schemas"]["Money"];
        };
        QuoteRequest: {
            fulfilment: components["schemas"]["FulfilmentRequest"];
            tip?: components["schemas"]["TipRequest"];
            promoCode?: string | null;
        };
        Quote: {
            id: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            readyAt: string;
            lines: components["schemas"]["OrderLine"][];
            totals: components["schemas"]["Totals"];
            problems: components["schemas"]["QuoteProblem"][];
        };
        QuoteProblem: {
            code: string;
            message: string;
            cartItemId?: string;
            from?: components["schemas"]["Money"];
            to?: components["schemas"]["Money"];
        };
        OrderLine: {
            cartItemId: string;
            menuItemId: string;
            name: string;
            servingName?: string;
            /** @description In words, for example 2 × Soft egg. */
            options?: string[];
            specialInstructions?: string;
            imageUrl?: string;
            quantity: number;
            unitPrice: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        Totals: {
            currency: string;
            subtotal: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            fees: {
                name: string;
                amount: components["schemas"]["Money"];
            }[];
            tip: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        Contact: {
            firstName: string;
            lastName: string;
            phone: string;
            email: string;
        };
        PaymentChoice: {
            /** @enum {string} */
            type: "HOSTED" | "SAVED" | "AT_RESTAURANT";
            paymentMethodId?: string;
        };
        PlaceOrderRequest: {
            quoteId: string;
            expectedTotal: components["schemas"]["Money"];
            contact: components["schemas"]["Contact"];
            note: string | null;
            cutlery: boolean;
            paymentMethod: components["schemas"]["PaymentChoice"];
            /** @description Where the hosted page leads back to; `orderId` is added to its query. */
            returnUrl: string;
        };
        /** @enum {string} */
        OrderStatus: "AWAITING_PAYMENT" | "RECEIVED" | "CONFIRMED" | "PREPARING" | "READY" | "OUT_FOR_DELIVERY" | "COMPLETED" | "CANCELLED";
        Order: {
            id: string;
            /** @description What is called out at the counter. */
            number: string;
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            placedAt: string;
            fulfilment: {
                /** @enum {string} */
                type: "PICKUP" | "DELIVERY";
                /** Format: date-time */
                requestedTime: string | null;
                /** Format: date-time */
                readyAt: string;
            };
            lines: components["schemas"]["OrderLine"][];
            totals: components["schemas"]["Totals"];
            contact: components["schemas"]["Contact"];
            note: string | null;
            payment: components["schemas"]["Payment"];
            history: {
                status: components["schemas"]["OrderStatus"];
                /** Format: date-time */
                at: string;
            }[];
            trackingToken?: string;
            /** Format: date-time */
            cancellableUntil?: string | null;
            rating?: components["schemas"]["Rating"];
        };
        OrderList: {
            orders: components["schemas"]["Order"][];
            nextCursor: string | null;
        };
        /** @enum {string} */
        PaymentStatus: "PENDING" | "PROCESSING" | "PAID" | "DECLINED" | "CANCELLED" | "EXPIRED";
        Payment: {
            orderId: string;
            status: components["schemas"]["PaymentStatus"];
            /** @enum {string} */
            method: "HOSTED" | "SAVED" | "AT_RESTAURANT";
            amount: components["schemas"]["Money"];
            /** @description The hosted page while its session is open. */
            url: string | null;
            /** Format: date-time */
            expiresAt: string | null;
        };
        StartPaymentRequest: {
            returnUrl: string;
        };
        Rating: {
            stars: number;
            comment?: string | null;
            menuItemId?: string | null;
        };
        Tracking: {
            number: string;
            status: components["schemas"]["OrderStatus"];
            history: Record<string, never>[];
            /** Format: date-time */
            readyAt: string | null;
        };
        Favorite: {
            id: string;
            menuItemId: string;
            servingQuantityId: string | null;
            customOptionGroups: components["schemas"]["CustomOptionGroup"][];
        };
        Address: {
            id: string;
            label: string;
            isDefault: boolean;
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
            marketing: boolean;
        };
        Notification: {
            id: string;
            /** @enum {string} */
            kind: "ORDER_STATUS" | "OFFER" | "ACCOUNT";
            title: string;
            body: string;
            /** Format: date-time */
            at: string;
            read: boolean;
        };
        NotificationPreferences: {
            channels: {
                /** @enum {string} */
                kind: "ORDER_STATUS" | "OFFER" | "ACCOUNT";
                /** @enum {string} */
                channel: "SMS" | "EMAIL" | "PUSH";
                enabled: boolean;
            }[];
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
        login_source: "mobile";
        /** @description `web_` and 13 random characters, made once on the device. */
        device_id: string;
    };
    requestBodies: never;
    headers: never;
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
            422: components["responses"]["Problem"];
            default: components["responses"]["Problem"];
        };
    };
    removeCartItem: {
        parameters: {
            query?: never;
            header?: {
                login_source?: components["parameters"]["login_source"];
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
                     *         "/pictures/1f35c.webp"
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
                     *                   "imageUrl": "/pictures/1f35c.webp",
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
                     *       "imageUrl": "/pictures/1f35c.webp",
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
            /** @description The order. With a hosted payment it is received by the kitchen once paid. */
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
}
